import type { ReactElement } from 'react';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Heading, Price } from '@caravan/shared/ui';
import { WatchButton } from '../../components/collect/WatchButton';
import { AskButton } from '../../components/contact/AskButton';
import { FINDER_ADDRESS } from '../../components/finderAddress';
import { PageWay } from '../../components/PageWay';
import { ShareButton } from '../../components/share/ShareButton';
import { Actions, Figure, Figures, Frame } from './Headline.styles';

/** Letters of a name that stands on two lines of the largest type at most. */
const LONG_NAME = 36;

/** Name, asking price and odometer, as large as a headline; and what can be done with the vehicle. */
export const Headline = ({ vehicle }: { readonly vehicle: VehicleDetail }): ReactElement => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const { itemId, name, odometer, price } = vehicle;
  return (
    <Frame>
      <PageWay steps={[{ text: t('vehiclePage.finder'), to: FINDER_ADDRESS }, { text: name }]} />
      <Heading level={1} look={name.length > LONG_NAME ? 'display' : 'hero'}>
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
        <AskButton vehicleId={itemId} />
        <WatchButton watchKey={itemId} name={name} />
        <ShareButton name={name} path={`/detail/${itemId}`} />
      </Actions>
    </Frame>
  );
};
