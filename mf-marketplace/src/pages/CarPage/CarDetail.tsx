import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { CarComparison, UsedCar } from '@caravan/shared/contracts/calls';
import type { BoundQuery } from '@caravan/shared/store';
import { ActionBar } from '../../components/ActionBar';
import { useContactDialog } from '../../components/contact/useContactDialog';
import { DemoNote } from '../../components/DemoNote';
import { Gallery } from '../../components/gallery/Gallery';
import { SalesLink } from '../../components/SalesLink';
import { Scripted } from '../../components/Scripted';
import { Article, Body, Main, Show, Side } from './CarPage.styles';
import { imagesOf, titleOf } from './carTexts';
import { CarTitle, CarWay } from './CarTitle';
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

/** A car: what it looks like, is called and costs, then what it is, what it costs on its way, its papers and its equipment. */
export const CarDetail = ({ car, comparison }: CarDetailProps): ReactElement => {
  const t = useTexts('marketplace');
  const contact = useContactDialog();
  const { usedCarId, enterpriseInfo: seller } = car;
  const email = seller?.email ?? '';
  const words = { seller: seller?.name ?? '', car: titleOf(car), number: usedCarId };
  return (
    <Article>
      <CarWay car={car} />
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
        <Side>
          <CarTitle car={car} />
          <PriceTag car={car} contact={contact} />
          <DemoNote kind="offer" things={[car]} />
        </Side>
        <Main>
          <KeyFacts car={car} />
          <SalesLink modelId={car.salesModelId} />
          <PriceLadder car={car} />
          <Papers car={car} />
        </Main>
      </Body>
      <Equipment car={car} query={comparison} />
      <SimilarCars key={usedCarId} id={usedCarId} />
      <ActionBar label={t('carPage.tag.price')} price={car.salePrice}>
        <Scripted variant="primary" aria-haspopup="dialog" loading={contact.loading} onClick={contact.open}>
          {t('seller.contact')}
        </Scripted>
      </ActionBar>
      {contact.View && (
        <contact.View
          subject={{ usedCarId }}
          title={t('seller.title')}
          lead={t(email === '' ? 'seller.none' : 'seller.lead', words)}
          {...(seller ? { seller: { info: seller, mailSubject: t('seller.subject', words) } } : {})}
          onClose={contact.close}
        />
      )}
    </Article>
  );
};
