import { calculatorSearch, calculatorView, wholeNumberIn } from './calculatorView';

const TODAY = '2026-11-26';
const view = (query: string) => calculatorView(new URLSearchParams(query), TODAY);
const PETROL = 'price=12000&year=2021&engine=1998';

describe('the address of the calculator', () => {
  it('gives the complete parameter of the call [LAND-9]', () => {
    const { entry, errors, invalid } = view(`${PETROL}&month=5&fuel=diesel&steering=right&date=2026-03-01`);
    expect(entry).toEqual({
      price: 12_000,
      year: 2021,
      month: 5,
      fuel: 'diesel',
      engine: 1998,
      steering: 'right',
      declaredOn: '2026-03-01',
    });
    expect(Object.values(errors).filter((error) => error !== undefined)).toEqual([]);
    expect(invalid).toEqual([]);
  });

  it('uses petrol, left-hand drive, CIF and today by default [LAND-9]', () => {
    expect(view(PETROL).entry).toEqual({
      price: 12_000,
      year: 2021,
      fuel: 'petrol',
      engine: 1998,
      steering: 'left',
      declaredOn: TODAY,
    });
  });

  it('adds the freight to an FOB price [LAND-9]', () => {
    expect(view(`${PETROL}&terms=fob&freight=2400`).entry?.price).toBe(14_400);
  });

  it('ignores the freight of a CIF price [LAND-9]', () => {
    expect(view(`${PETROL}&freight=2400`).entry?.price).toBe(12_000);
  });

  it('ignores the engine of an electric car [LAND-9]', () => {
    expect(view(`${PETROL}&fuel=electric`).entry).not.toHaveProperty('engine');
    expect(view('price=9500&year=2020&fuel=electric').entry).toBeDefined();
  });

  it('names no error before the form is sent [LAND-9]', () => {
    expect(view('fuel=hybrid&year=abc')).toMatchObject({ errors: {}, entry: undefined });
  });

  it.each([
    ['price=&year=2021&engine=1998', { price: 'missing' }],
    ['price=0&year=2021&engine=1998', { price: 'wrong' }],
    ['price=10000001&year=2021&engine=1998', { price: 'wrong' }],
    ['price=12.5&year=2021&engine=1998', { price: 'wrong' }],
    ['price=12000&engine=1998', { year: 'missing' }],
    ['price=12000&year=1979&engine=1998', { year: 'wrong' }],
    ['price=12000&year=21&engine=1998', { year: 'wrong' }],
    ['price=12000&year=2027&engine=1998', { year: 'future' }],
    ['price=12000&year=2105&engine=1998&date=2105-06-01', { year: 'wrong' }],
    ['price=12000&year=2105&engine=1998&date=2104-06-01', { year: 'future' }],
    ['price=12000&year=2026&month=12&engine=1998', { month: 'future' }],
    ['price=12000&year=2021', { engine: 'missing' }],
    ['price=12000&year=2021&engine=2.0', { engine: 'wrong' }],
    ['price=12000&year=2021&engine=49', { engine: 'wrong' }],
    ['price=12000&year=2021&engine=20001', { engine: 'wrong' }],
    [`${PETROL}&terms=fob`, { freight: 'missing' }],
    [`${PETROL}&terms=fob&freight=9988001`, { freight: 'wrong' }],
  ])('names the invalid fields of %s and makes no call [LAND-9]', (query, errors) => {
    const found = view(query);
    expect(found.errors).toMatchObject(errors);
    expect(Object.values(found.errors).filter((error) => error !== undefined)).toHaveLength(1);
    expect(found.entry).toBeUndefined();
  });

  it('keeps typed values, valid or not [LAND-9]', () => {
    const { fields } = view('price=12k&freight=x&year=202&engine=two&terms=fob');
    expect(fields).toMatchObject({ price: '12k', freight: 'x', year: '202', engine: 'two', terms: 'fob' });
  });

  it('falls back to the default for an invalid choice and names it [LAND-9]', () => {
    const { fields, invalid, entry } = view(`${PETROL}&terms=x&fuel=coal&month=13&steering=up&date=2026-02-30`);
    expect(invalid).toEqual(['terms', 'fuel', 'month', 'steering', 'date']);
    expect(fields).toMatchObject({ terms: 'cif', fuel: 'petrol', month: '', steering: 'left', date: TODAY });
    expect(entry?.declaredOn).toBe(TODAY);
  });

  it('counts a month of the year of declaration up to its own [LAND-9]', () => {
    expect(view('price=1&year=2026&month=11&engine=998').entry).toMatchObject({ month: 11 });
  });

  it('repeats a form with its empty price, sorted, beside other parameters', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ year: ' 2021 ', price: '', month: '', fuel: 'petrol' }))
      form.set(name, value);
    expect(calculatorSearch(new URLSearchParams('lang=ge&month=4&price=5'), form)).toBe(
      '?fuel=petrol&lang=ge&price=&year=2021',
    );
  });
});

describe('a typed number', () => {
  it.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['12.000', 12_000],
    ['12 000', 12_000],
    ['$ 12 000', 12_000],
    ['1998 cm³', 1998],
    ['1998 სმ³', 1998],
    ['-5', undefined],
    ['1e5', undefined],
    ['12,00', undefined],
    ['2.0', undefined],
    ['', undefined],
  ])('%j is %j', (text, number) => {
    expect(wholeNumberIn(text)).toBe(number);
  });
});
