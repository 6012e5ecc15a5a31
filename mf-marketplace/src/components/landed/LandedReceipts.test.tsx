import { screen, within } from '@testing-library/react';
import type { LandedReceipt, ReceiptEntry } from '@caravan/shared/contracts/calls';
import { amountOf, landedReceipt, receiptLine, usualFreight } from '../../testing/landedReceipt';
import { renderSite, type SiteOptions } from '../../testing/renderSite';
import { LandedReceipts } from './LandedReceipts';

const azerbaijan = landedReceipt({
  country: 'azerbaijan',
  localCurrency: 'AZN',
  total: { low: 21_300, high: 21_300 },
  rate: { perUsd: 1.7, asOf: '2026-11-24', isFromBank: true },
});

const show = (receipts: readonly LandedReceipt[], options?: SiteOptions) =>
  renderSite(<LandedReceipts receipts={receipts} />, options);
const row = (name: RegExp) => screen.getByRole('rowheader', { name, hidden: true }).closest('tbody');

/** Returns the row of a line in a receipt that has only this line. */
const lineText = (change: Partial<ReceiptEntry>): string => {
  show([landedReceipt({ lines: [receiptLine(change)] })]);
  return screen.getAllByRole('rowgroup', { hidden: true })[1]?.textContent ?? '';
};

describe('the receipt of a landed price', () => {
  it('shows each line with its rule and its amount in both currencies [LAND-2]', () => {
    show([landedReceipt()]);
    expect(row(/^Excise/)).toHaveTextContent('Engine of 2,000 cm³ × 1.5 lari, the rate for cars aged 4.');
    expect(row(/^Excise/)?.querySelector('td')).toHaveTextContent(/^₾3,000\$1,111$/);
    expect(row(/^Import tax/)).toHaveTextContent('2,000 cm³ × (0.05 lari + 0.0025 lari for each year of age)');
    expect(row(/^Customs service/)).toHaveTextContent('A fixed fee.');
    expect(row(/^Customs clearance in all/)).toHaveTextContent('₾3,270$1,211');
    expect(row(/^Cleared in Tbilisi/)).toHaveTextContent('$17,211');
  });

  it('shows an amount once if the visitor’s currency is that of the country [LAND-2]', () => {
    show([landedReceipt()], { currency: 'GEL' });
    expect(row(/^Excise/)?.querySelector('td')).toHaveTextContent(/^₾3,000$/);
  });

  it('says where each rule comes from and since when it is valid [LAND-2]', () => {
    show([landedReceipt()]);
    expect(row(/^Excise/)).toHaveTextContent('From the law, confirmed · valid since 2 Apr 2026 · source 1');
    expect(row(/^Import tax/)).toHaveTextContent('From a customs calculator, confirmed · sources 1, 2');
    expect(screen.getByText(/^Rules without a “valid since” day/)).toBeInTheDocument();
  });

  it('marks a guess as a guess [LAND-2]', () => {
    show([landedReceipt()]);
    expect(row(/^VAT/)).toHaveTextContent('assumed');
    expect(row(/^VAT/)).not.toHaveTextContent('confirmed');
    expect(row(/^Excise/)).not.toHaveTextContent('assumed');
  });

  it('links only to sources with an https address [LAND-2]', () => {
    show([landedReceipt()]);
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://espero.ge/duties']);
    expect(screen.getByText('API client, 2025: stored public code, file 5')).toBeInTheDocument();
  });

  it('says what it does not include, its day of declaration and its exchange rate [LAND-2]', () => {
    show([landedReceipt()]);
    expect(screen.getByText(/^Not included: transport inside the country.*registration/)).toBeInTheDocument();
    expect(screen.getByText(/^Assumed day of the customs declaration: 21 Jan 2027/)).toBeInTheDocument();
    expect(screen.getByText('Exchange rate of 25 Nov 2026: $1 = ₾2.7.')).toBeInTheDocument();
  });

  it('names the rates of both currencies if the visitor’s is not that of the country [LAND-2]', () => {
    const lariRate = { perUsd: 2.7, asOf: '2026-11-25', isFromBank: false };
    show([{ ...azerbaijan, lariRate }], { currency: 'GEL', site: { country: 'azerbaijan' } });
    expect(screen.getByText(/^Exchange rate of 24 Nov 2026: \$1 = AZN\s1\.7\.$/)).toBeInTheDocument();
    expect(screen.getByText('Example exchange rate, not from a bank: $1 = ₾2.7.')).toBeInTheDocument();
  });

  it('says that a right-hand-drive car may not be admitted to the road [LAND-2]', () => {
    show([landedReceipt({ isRoadUseDoubtful: true })]);
    expect(screen.getByText(/^Right-hand drive: the car may not be admitted/)).toBeInTheDocument();
  });

  it('calls a rate that is not from a bank an example [LAND-2]', () => {
    show([landedReceipt({ rate: { perUsd: 2.7, asOf: '2026-11-25', isFromBank: false } })]);
    expect(screen.getByText(/^Example exchange rate, not from a bank: \$1 = ₾2\.7/)).toBeInTheDocument();
    expect(screen.queryByText(/25 Nov 2026/)).not.toBeInTheDocument();
  });

  it('names the unknown part that makes a line a range [LAND-1] [LAND-2]', () => {
    const amount = { local: { low: 1200, high: 3000 }, shown: { low: 444, high: 1111 } };
    const text = lineText({ amount, unknown: ['engine', 'plugIn'] });
    expect(text).toContain('Engine of up to 2,000 cm³');
    expect(text).toContain('Not certain: engine size unknown, plug-in reduction may not apply.');
    expect(text).toContain('₾1,200–3,000$444–1,111');
  });

  it.each([
    ['exciseHybrid', { age: 4, cm3: 2000, rate: 1.5, factor: 0.4 }, '× 0.4 for hybrids'],
    ['exciseRight', { age: 4, cm3: 2000, rate: 1.5, factor: 3 }, '× 3 for right-hand drive'],
    ['excise', { age: 1, cm3: 2000, rate: 1.5 }, 'the rate for cars aged 1.'],
    ['importTax', { age: 1, cm3: 2000, rate: 0.05, yearly: 0.0025 }, 'Age in years: 1.'],
    ['exciseElectric', {}, 'Electric cars pay no excise.'],
    ['duty', { cm3: 1500, rate: 0.7 }, 'Engine of 1,500 cm³ × 0.7 dollars'],
    ['dutyElectric', { years: 3, percent: 15 }, 'Free up to an age of 3 years, then 15%'],
    ['exciseBands', { cm3: 1500, factor: 1 }, 'Engine of 1,500 cm³, at the rates for its size and age.'],
    ['exciseBands', { cm3: 1500, factor: 1.5 }, '× 1.5 for its age'],
    ['vatAzerbaijan', { percent: 18 }, '18% of the price at the border'],
  ])('shows the rule of %s %j in words [LAND-2]', (key, values, text) => {
    expect(lineText({ key, values })).toContain(text);
  });

  it('says that the reduction of a plug-in hybrid is a condition [LAND-2]', () => {
    const values = { age: 4, cm3: 1500, rate: 1.5, factor: 0.4 };
    expect(lineText({ key: 'exciseHybrid', values, unknown: ['plugIn'] })).toContain('× 0.4 if it counts as a hybrid');
  });

  it('shows a fee that its texts do not name [LAND-2]', () => {
    expect(lineText({ key: 'newFee', values: {} })).toMatch(/^Further fee₾3,000\$1,111A fixed fee\./);
  });

  it('names no rate of a duty whose rate is not certain [LAND-2]', () => {
    expect(lineText({ key: 'duty', values: { cm3: 1500, rate: 0.4 }, unknown: ['madeOn'] })).not.toContain('0.4');
  });

  it('says that a car is exempt from the VAT [LAND-2]', () => {
    const text = lineText({ key: 'vatAzerbaijan', values: { percent: 18 }, amount: amountOf(0, 0) });
    expect(text).toContain('This car is exempt.');
  });

  it('takes the CIF price if the seller names one [LAND-6]', () => {
    show([landedReceipt()]);
    expect(row(/^Price at the border \(CIF\)/)).toHaveTextContent('$16,000');
  });

  it('adds the usual freight to the FOB price, with its quartiles and number of offers [LAND-6]', () => {
    show([landedReceipt({ delivered: { low: 15_500, high: 16_100, freight: usualFreight } })]);
    const delivered = row(/^Price at the border \(FOB and usual freight\)/);
    expect(delivered).toHaveTextContent('from Tianjin. Freight: median of 42 offers, $2,800.');
    expect(delivered).toHaveTextContent('Half of them are within $2,500–3,100.');
    expect(delivered).toHaveTextContent('$15,500–16,100');
  });

  it.each([
    [true, 'Cleared price unknown: no freight known', 'No freight known'],
    [false, 'Cleared price unknown: no price to calculate from', 'Unknown: no price to calculate from'],
  ])('shows the clearance without a landed price. No freight: %s [LAND-6]', (isFreightUnknown, problem, reason) => {
    show([landedReceipt({ delivered: null, total: null, problem: 'noPrice', isFreightUnknown })]);
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(row(/^Price at the border/)).toHaveTextContent(reason);
    expect(row(/^Customs clearance in all/)).toHaveTextContent('₾3,270');
  });

  it.each([
    [2310, true, 'Last day to order: 1 Nov 2026. If the car is declared on 1 Jan 2027 or later, it costs $2,310 more.'],
    [
      235,
      false,
      'Last day to order: 1 Nov 2026. If the car is declared on 1 Jan 2027 or later, it costs up to $235 more.',
    ],
    [
      -90,
      true,
      'Order after 1 Nov 2026 to pay less: if the car is declared on 1 Jan 2027 or later, it costs $90 less.',
    ],
    [null, true, 'Last day to order: 1 Nov 2026. From 1 Jan 2027 on the car can no longer be imported.'],
  ])('says the last day to order before a change of %s that is exact (%s) [LAND-7]', (change, isExact, text) => {
    const lastOrder = { day: '2026-11-01', changesOn: '2027-01-01', change, isExact, deliveryDays: 60 };
    show([landedReceipt({ lastOrder })]);
    expect(screen.getByText(`${text} We assume a delivery of 60 days.`)).toBeVisible();
  });

  it('shows the receipts of both countries closed [LAND-2]', () => {
    show([azerbaijan, landedReceipt()]);
    const receiptOf = (summary: RegExp) => screen.getByText(summary).closest('details');
    expect(receiptOf(/^Receipt: every line/)).not.toHaveAttribute('open');
    const otherReceipt = receiptOf(/^Cleared in Baku: \$21,300/);
    expect(otherReceipt).not.toHaveAttribute('open');
    expect(within(otherReceipt ?? document.body).getByText(/\$1 = AZN\s1.7/)).toBeInTheDocument();
  });

  it('names what is not certain in the title of the other receipt [LAND-1]', () => {
    show([landedReceipt(), { ...azerbaijan, unknown: ['freight'] }]);
    expect(screen.getByText('Cleared in Baku: $21,300 (freight estimated)')).toBeVisible();
  });

  it('says that a car cannot be imported, without a receipt [LAND-1]', () => {
    const tooOld: LandedReceipt = { ...azerbaijan, clearance: null, total: null, lines: [], problem: 'tooOld' };
    show([landedReceipt(), tooOld]);
    expect(screen.getByText('Cleared in Baku: Cannot be imported: over the age limit')).toBeInTheDocument();
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
  });

  const { sources } = receiptLine();
  const rule = { kind: 'law', confidence: 'confirmed', since: '2023-04-28', sources } as const;
  const ageLimit = { years: 10, madeSince: '2017-01-21', madeTo: '2015-12-31', ...rule };

  it.each(['georgia', 'azerbaijan'] as const)(
    'names the age limit that may refuse a car, to a visitor in %s [LAND-1] [LAND-4]',
    (country) => {
      const doubtful: LandedReceipt = { ...azerbaijan, unknown: ['madeOn'], mayBeTooOld: true, ageLimit };
      show([landedReceipt(), doubtful], { site: { country } });
      const reasons = screen.queryByText('date of manufacture unknown, may be over the age limit');
      expect(reasons !== null).toBe(country === 'azerbaijan');
      expect(screen.getByText(/^Azerbaijan admits cars up to 10 years old/)).toBeInTheDocument();
    },
  );

  it('names the age limit that refuses a car, with its source [LAND-2] [LAND-4]', () => {
    show([{ ...azerbaijan, clearance: null, total: null, lines: [], problem: 'tooOld', ageLimit }]);
    expect(screen.getByText(/^Azerbaijan admits cars up to 10 years old/)).toHaveTextContent(
      'Declared on 21 Jan 2027, the car must be built on 21 Jan 2017 or later. This one was built on 31 Dec 2015 at the latest.',
    );
    expect(screen.getByText(/^From the law, confirmed · valid since 28 Apr 2023/)).toHaveTextContent('Espero, 2026');
  });

  it('is translated into Georgian, with amounts in lari [LAND-2]', () => {
    show([landedReceipt()], { lang: 'ge', currency: 'GEL' });
    expect(row(/^აქციზი/)).toHaveTextContent('ძრავის მოცულობა 2 000 სმ³ × 1,5 ლარი');
    expect(document.body.textContent).not.toMatch(/landed|[{}]/);
  });
});
