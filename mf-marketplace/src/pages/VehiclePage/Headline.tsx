import type { DetailedVehicle } from '../../api/listed';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Heading, Price } from '@caravan/shared/ui';
import { WatchButton } from '../../components/collect/WatchButton';
import { ContactButton } from '../../components/contact/ContactButton';
import { SellerCard } from '../../components/contact/SellerCard';
import { DemoNote } from '../../components/DemoNote';
import { ShareButton } from '../../components/share/ShareButton';
import { Actions, Figure, Figures, Frame } from './Headline.styles';

/** Name, asking price and odometer of a vehicle, its actions and its seller. */
export const Headline = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const { itemId, name, odometer, price, seller } = vehicle;
  return (
    <Frame>
      <Heading level={1} variant="display">
        {name}
      </Heading>
      <Figures>
        <Figure>
          <dt>{t('vehiclePage.price')}</dt>
          <dd>
            {price === null ? t('noPrice') : <Price amount={price} currency={currency} lang={lang} size="large" />}
          </dd>
        </Figure>
        <Figure>
          <dt>{t('facts.odometer')}</dt>
          <dd>
            {formatNumber(odometer, lang)}
            {odometer !== null && <small> {t('units.km')}</small>}
          </dd>
        </Figure>
      </Figures>
      <Actions>
        <ContactButton vehicleId={itemId} name={name} seller={seller} />
        <WatchButton watchKey={itemId} name={name} />
        <ShareButton name={name} path={`/detail/${itemId}`} />
      </Actions>
      {seller && <SellerCard seller={seller} />}
      <DemoNote kind="offer" items={[vehicle]} />
    </Frame>
  );
};
