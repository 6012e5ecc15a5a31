import { ArrowDown, ArrowUp, CalendarDays, Icon, Mail, Package, Ship } from '@caravan/shared/icons';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { Badge, ButtonLink } from '@caravan/shared/ui';
import { ScriptedButton } from '../../../components/ScriptedButton';
import { ShareButton } from '../../../components/share/ShareButton';
import { WatchButton } from '../../../components/collect/WatchButton';
import { carKey } from '../../../state/watchKey';
import { SellerCard } from '../../../components/contact/SellerCard';
import type { ContactOpener } from '../../../components/contact/useContactDialog';
import { priceStatus, titleOf } from '../../../components/catalogue/carTexts';
import type { CarProps } from '../CarTitle';
import { Amount } from './Amount';
import { LandedTag } from './LandedTag';
import { Actions, Figure, Label, Odometer, Pair, Tag, Terms, Trend } from './PriceTag.styles';

interface PriceTagProps extends CarProps {
  readonly landed: BoundQuery<LandedReceipt[]>;
  readonly contact: ContactOpener;
}

/** Price and delivery of a car, its seller, and the buttons to contact, calculate the shipping, watch and share. */
export const PriceTag = ({ car, landed, contact }: PriceTagProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { usedCarId, enterpriseInfo: seller } = car;
  const email = seller?.email ?? '';
  const name = titleOf(car);
  return (
    <Tag aria-label={t('carPage.tag.label')}>
      <div>
        <Label>{t('carPage.tag.price')}</Label>
        <Figure>
          <Amount amount={car.salePrice} size="large" />
          {car.isNow && <Badge tone="good">{t('carPage.tag.now')}</Badge>}
        </Figure>
        <PriceTrend car={car} />
        <LandedTag query={landed} />
        {car.odometer !== null && (
          <Odometer>
            {t('facts.odometer')}{' '}
            <b>
              {formatNumber(car.odometer, lang)} {t('units.km')}
            </b>
          </Odometer>
        )}
        <Terms>
          <li>
            <Icon of={Ship} />
            <b>{t('delivery')}</b>
          </li>
          <li>
            <Icon of={Package} />
            <b>{t('carPage.tag.pieces')}</b>
          </li>
          <li>
            <Icon of={CalendarDays} />
            <span>
              {t('carPage.tag.released')} <b>{formatDate(car.publishTime, lang)}</b>
            </span>
          </li>
        </Terms>
      </div>
      <div>
        <Actions>
          <ScriptedButton
            variant="primary"
            wide
            icon={<Icon of={Mail} />}
            aria-haspopup="dialog"
            loading={contact.loading}
            onClick={contact.open}
          >
            {t('seller.contact')}
          </ScriptedButton>
          {car.shippingUrl !== null && (
            <ButtonLink href={car.shippingUrl} wide icon={<Icon of={Ship} />}>
              {t('carPage.tag.shipping')}
            </ButtonLink>
          )}
          <Pair>
            <WatchButton watchKey={carKey(usedCarId)} name={name} />
            <ShareButton name={name} path={`/car/model/detail/${encodeURIComponent(usedCarId)}`} />
          </Pair>
          {email !== '' && (
            <noscript>
              <a href={`mailto:${email}`}>{email}</a>
            </noscript>
          )}
        </Actions>
        {seller !== null && <SellerCard seller={seller} />}
      </div>
    </Tag>
  );
};

const PriceTrend = ({ car }: CarProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const status = priceStatus(car);
  if (status === 'none') return null;
  return (
    <Trend $status={status}>
      <Icon of={status === 'up' ? ArrowUp : ArrowDown} />
      {t(`carPage.tag.${status}`, { price: formatMoney(car.lowestPrice, currency, lang) })}
    </Trend>
  );
};
