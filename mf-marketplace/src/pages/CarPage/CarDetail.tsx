import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { CarComparison, UsedCar } from '@caravan/shared/contracts/calls';
import type { BoundQuery } from '@caravan/shared/store';
import { DemoNote } from '../../components/DemoNote';
import { SalesLink } from '../../components/SalesLink';
import { Gallery } from '../../components/gallery/Gallery';
import { Body, Main, Show } from './CarPage.styles';
import { imagesOf, titleOf } from './carTexts';
import { CarTitle } from './CarTitle';
import { Equipment } from './equipment/Equipment';
import { KeyFacts } from './KeyFacts';
import { Papers } from './papers/Papers';
import { PriceLadder } from './prices/PriceLadder';
import { PriceTag } from './prices/PriceTag';
import { SimilarCars } from './SimilarCars';

/** Pictures that the page shows (specification, "Constants"); the tile after them leads to the others. */
const PICTURES = 5;

interface CarDetailProps {
  readonly car: UsedCar;
  readonly comparison: BoundQuery<CarComparison>;
}

/** A car: what it looks like and costs, beside it what it is, below what it costs on its way, its papers and its equipment. */
export const CarDetail = ({ car, comparison }: CarDetailProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <article>
      <CarTitle car={car} />
      <DemoNote kind="offer" things={[car]} />
      <Body>
        <Show>
          <Gallery
            name={titleOf(car)}
            media={imagesOf(car)}
            limit={PICTURES}
            more={car.imagesUrl === null ? undefined : { href: car.imagesUrl, text: t('carPage.more') }}
            priority
          />
        </Show>
        <PriceTag car={car} />
        <Main>
          <KeyFacts car={car} />
          <SalesLink modelId={car.salesModelId} />
          <PriceLadder car={car} />
          <Papers car={car} />
        </Main>
      </Body>
      <Equipment car={car} query={comparison} />
      <SimilarCars key={car.usedCarId} id={car.usedCarId} />
    </article>
  );
};
