import { useTexts, Fetched, useSite } from '@caravan/shared/site';
import type { CarComparison, LandedReceipt, MarketBeside, UsedCar } from '@caravan/shared/contracts/calls';
import type { BoundQuery } from '@caravan/shared/store';
import { Section, Skeleton } from '@caravan/shared/ui';
import { ActionBar } from '../../components/ActionBar';
import { useContactDialog } from '../../components/contact/useContactDialog';
import { DemoNote } from '../../components/DemoNote';
import { Gallery } from '../../components/gallery/Gallery';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { SalesLink } from '../../components/SalesLink';
import { ScriptedButton } from '../../components/ScriptedButton';
import { Article, Body, Main, Pictures, Side } from './CarPage.styles';
import { imagesOf, titleOf } from '../../components/catalogue/carTexts';
import { CarTitle, CarBreadcrumbs } from './CarTitle';
import { Equipment } from './equipment/Equipment';
import { KeyFacts } from './KeyFacts';
import { CarDocuments } from './CarDocuments';
import { Market } from './market/Market';
import { PriceSteps } from './prices/PriceSteps';
import { PriceTag } from './prices/PriceTag';
import { SimilarCars } from './SimilarCars';
import { LANDED_ID } from '../../components/landed/importCountry';
import { LandedReceipts } from '../../components/landed/lazyParts';

/** Maximum number of pictures (specification, "Constants"). A tile after them links to the others. */
const MAX_PICTURES = 5;

interface CarDetailProps {
  readonly car: UsedCar;
  readonly landed: BoundQuery<LandedReceipt[]>;
  readonly market: BoundQuery<MarketBeside[]>;
  readonly comparison: BoundQuery<CarComparison>;
}

export const CarDetail = ({ car, landed, market, comparison }: CarDetailProps) => {
  const t = useTexts('marketplace');
  const contact = useContactDialog();
  const { usedCarId, enterpriseInfo: seller } = car;
  const email = seller?.email ?? '';
  const values = { seller: seller?.name ?? '', car: titleOf(car), number: usedCarId };
  return (
    <Article>
      <CarBreadcrumbs car={car} />
      <Body>
        <Pictures>
          <Gallery
            name={titleOf(car)}
            media={imagesOf(car)}
            limit={MAX_PICTURES}
            more={car.imagesUrl === null ? undefined : { href: car.imagesUrl, text: t('carPage.more') }}
          />
        </Pictures>
        <Side>
          <CarTitle car={car} />
          <PriceTag car={car} landed={landed} contact={contact} />
          <DemoNote kind="offer" items={[car]} />
        </Side>
        <Main>
          <KeyFacts car={car} />
          <SalesLink modelId={car.salesModelId} />
          <PriceSteps car={car} />
          <PriceHistory kind="car" id={usedCarId} />
          <LandedPrice query={landed} />
          <Market car={car} query={market} />
          <CarDocuments car={car} />
        </Main>
      </Body>
      <Equipment car={car} query={comparison} />
      <SimilarCars key={usedCarId} id={usedCarId} />
      <ActionBar label={t('carPage.tag.price')} price={car.salePrice}>
        <ScriptedButton variant="primary" aria-haspopup="dialog" loading={contact.loading} onClick={contact.open}>
          {t('seller.contact')}
        </ScriptedButton>
      </ActionBar>
      {contact.View && (
        <contact.View
          subject={{ usedCarId }}
          title={t('seller.title')}
          lead={t(email === '' ? 'seller.none' : 'seller.lead', values)}
          seller={seller}
          mailSubject={t('seller.subject', values)}
          onClose={contact.close}
        />
      )}
    </Article>
  );
};

/** The section with the landed price and its receipts. In the browser they load after the car. */
const LandedPrice = ({ query }: { readonly query: BoundQuery<LandedReceipt[]> }) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  return (
    <Section id={LANDED_ID} title={t(`landed.cleared.${country}`)} lead={t('landedReceipt.lead')}>
      <Fetched query={query.useQuery()} skeleton={<Skeleton $height="9rem" />} failure={t('landedReceipt.failed')}>
        {(receipts) => <LandedReceipts receipts={receipts} />}
      </Fetched>
    </Section>
  );
};
