import { Suspense } from 'react';
import type { ListedCar } from '../../api/listed';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Market } from '@caravan/shared/terms';
import { FactList, Picture, Price, CardLink, SmallText } from '@caravan/shared/ui';
import { carKey } from '../../state/watchKey';
import { LandedFigure } from '../landed/LandedFigure';
import { PriceLine } from '../PriceLine';
import { WatchMark } from '../collect/WatchMark';
import { carFacts } from './carFacts';
import { Entry, Figures, Origin, Delivery, TextBlock } from './CarEntry.styles';

interface CarEntryProps {
  readonly car: ListedCar;
  /** True for the first entries of a page, whose pictures load first. */
  readonly priority?: boolean;
  /** The country of its landed price. Default: the visitor's. */
  readonly country?: Market | undefined;
}

/** An entry of the catalogue. The whole entry is a link. It has its own Suspense boundary, so that long lists hydrate in steps. */
export const CarEntry = ({ car, priority = false, country }: CarEntryProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return (
    <Suspense fallback={null}>
      <Entry>
        <Picture src={car.coverImg} alt="" width={1200} height={750} priority={priority} />
        <TextBlock>
          <Origin>
            {car.year !== null && <span>{car.year}</span>}
            {car.energyTitle !== null && <span>{car.energyTitle}</span>}
          </Origin>
          <h3>
            <CardLink to={`/car/model/detail/${car.usedCarId}`}>{car.name}</CardLink>
          </h3>
          {car.levelTitle !== null && <SmallText>{car.levelTitle}</SmallText>}
          <PriceLine>
            <Price amount={car.salePrice} currency={currency} lang={lang} missingText={t('noPrice')} />
            <WatchMark watchKey={carKey(car.usedCarId)} name={car.name} />
          </PriceLine>
          <LandedFigure landed={car.landed} country={country} />
        </TextBlock>
        <Figures>
          <FactList facts={carFacts(car, t, lang)} columns="compact" />
          <Delivery>
            {typeof car.place === 'string' && <span>{car.place}</span>}
            <span>{t('delivery')}</span>
          </Delivery>
        </Figures>
      </Entry>
    </Suspense>
  );
};
