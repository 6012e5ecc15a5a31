import { readQuery } from './read';
import { type KnownName, vocabularyOf } from './vocabulary';

const brand = (value: string, name: string): KnownName => ({ filter: 'brand', value, name });
const model = (owner: string, name: string): KnownName => ({ filter: 'series', value: name, name, owner });
const version = (owner: string, name: string): KnownName => ({ filter: 'name', value: name, name, owner });

const names: readonly KnownName[] = [
  brand('toyota', 'Toyota'),
  brand('volkswagen', 'Volkswagen'),
  brand('honda', 'Honda'),
  brand('chevrolet', 'Chevrolet'),
  brand('hyundai', 'Hyundai'),
  brand('mercedes-benz', 'Mercedes-Benz'),
  brand('bmw', 'BMW'),
  brand('changan', 'Changan'),
  brand('byd', 'BYD'),
  brand('aito', 'AITO'),
  brand('lada', 'LADA'),
  brand('li-auto', 'Li Auto'),
  model('toyota', 'Prius'),
  model('toyota', 'Camry'),
  model('volkswagen', 'Golf'),
  model('honda', 'CR-V'),
  model('hyundai', 'Sonata'),
  model('mercedes-benz', 'E-Class'),
  model('bmw', 'X5'),
  model('changan', 'CS55 PLUS'),
  model('changan', 'Deepal S07'),
  model('byd', 'Sealion 07 EV'),
  model('byd', 'Yuan PLUS'),
  model('li-auto', 'L7'),
  version('hyundai', 'Hyundai Sonata LPI'),
  { filter: 'colour', value: 'Black', name: 'Black' },
  { filter: 'colour', value: 'White', name: 'White' },
  { filter: 'colour', value: 'Red', name: 'Red' },
  { filter: 'colour', value: 'Grey', name: 'Grey' },
  { filter: 'place', value: 'Tbilisi', name: 'Tbilisi' },
  { filter: 'place', value: 'Batumi', name: 'Batumi' },
];
const list = {
  vocabulary: vocabularyOf(names),
  choices: new Set(['brand', 'series', 'body', 'colour', 'place', 'gearbox', 'drive', 'customs', 'steering']),
  bounds: new Set(['priceMin', 'priceMax', 'yearMin', 'yearMax', 'engineMin', 'engineMax'] as const),
  thisYear: 2026,
};

/** Returns the read phrases in the form of a query string. "~" marks a guess. */
const read = (typed: string): string =>
  readQuery(typed, list)
    .flatMap(({ words, meanings, limits, text, isUnsupported, isExcluded, isGuess }) => [
      ...(isExcluded ? ['not'] : []),
      ...meanings.map(({ filter, value }) => `${isGuess ? '~' : ''}${filter}=${value}`),
      ...limits.map(({ filter, value, currency = '' }) => `${filter}=${String(value)}${currency}`),
      ...(isUnsupported ? [`unused(${words})`] : text === undefined ? [] : [`text=${text}`]),
    ])
    .join(' ');

describe('a short word', () => {
  it.each([
    ['тойота в тбилиси', 'brand=toyota place=Tbilisi'],
    ['toyota v tbilisi', 'brand=toyota place=Tbilisi'],
    ['в батуми', 'place=Batumi'],
    ['2015 г.в.', 'yearMin=2015 yearMax=2015'],
    ['vw', 'brand=volkswagen'],
    ['toyota v6', 'brand=toyota unused(v6)'],
    ['чёрного или серого', 'colour=Black colour=Grey'],
    ['seres', 'brand=aito'],
    ['vitz', 'series=Toyota Vitz'],
    ['cla', 'series=Mercedes-Benz CLA'],
    ['атс', 'series=Cadillac ATS'],
    ['лкс', 'series=Lexus LX series=Exeed LX'],
    ['bmw as is', 'brand=bmw text=as'],
    ['lls', 'text=lls'],
    ['джак', 'brand=JAC'],
  ])('is read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('a negation', () => {
  it.each([
    ['кроме черного и белого', 'not colour=Black colour=White'],
    ['не черный и белый', 'not colour=Black colour=White'],
    ['neither black nor white', 'not colour=Black not colour=White'],
    ['არც შავი არც თეთრი', 'not colour=Black not colour=White'],
    ['nə qara nə ağ', 'not colour=Black not colour=White'],
    ['ни черный ни белый', 'not colour=Black not colour=White'],
  ])('is read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('a model that the list does not have', () => {
  it.each([
    ['honda civic', 'brand=honda series=Honda Civic'],
    ['сивик', 'series=Honda Civic'],
    ['cx5', 'series=Mazda CX-5'],
    ['mazda', 'brand=Mazda'],
    ['mazda 6', 'series=Mazda 6'],
    ['солярис', 'series=Hyundai Solaris'],
    ['model x', 'series=Tesla Model X'],
    ['bmw x6', 'brand=bmw series=BMW X6'],
    ['7 series', 'series=BMW 7 Series'],
    ['vaz 21099', 'brand=lada series=LADA 21099'],
    ['bmw or audi', 'brand=bmw brand=Audi'],
    ['5k-7k', 'priceMin=5000 priceMax=7000'],
    ['audi 100 000 $', 'brand=Audi priceMax=100000USD'],
  ])('is named in "%s": %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('a model with another name', () => {
  it.each([
    ['deepal s7', 'series=Deepal S07'],
    ['byd sealion 7', 'series=Sealion 07 EV'],
    ['byd atto 3', 'series=Yuan PLUS'],
    ['атто 3', 'series=Yuan PLUS'],
    ['срв', 'series=CR-V'],
    ['sonata lpi', 'series=Sonata name=Hyundai Sonata LPI'],
  ])('is read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('words that no list states', () => {
  it.each([
    ['camry 70', 'series=Camry unused(70)'],
    ['camry 70 до 15000', 'series=Camry unused(70) priceMax=15000'],
    ['priusi 20', 'series=Prius unused(20)'],
    ['bmw f30', 'brand=bmw unused(f30)'],
    ['mercedes w211', 'brand=mercedes-benz unused(w211)'],
    ['l7 max', 'series=L7 unused(max)'],
    ['malibu ltz', 'series=Chevrolet Malibu unused(ltz)'],
    ['golf turbo', 'series=Golf unused(turbo)'],
    ['черный салон', 'unused(черный салон)'],
    ['შავი სალონი', 'unused(შავი სალონი)'],
    ['white with black leather interior', 'colour=White unused(black leather interior)'],
    ['не крашеный', 'unused(не крашеный)'],
    ['აშშ-დან', 'unused(აშშ)'],
    ['prius из сша', 'series=Prius unused(сша)'],
    ['abş', 'unused(abş)'],
    ['german suv', 'unused(german) body=suv'],
  ])('are named in "%s": %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('letters of another script or layout', () => {
  it.each([
    ['bmw х5', 'series=X5'],
    ['ხ5', 'series=X5'],
    ['ბმწ', '~brand=bmw'],
    ['ცამრყ', '~series=Camry'],
    ['ც-რვ', 'series=CR-V'],
    ['njqjnf', '~brand=toyota'],
    ['ghbec, 2012', '~series=Prius yearMin=2012 yearMax=2012'],
    ['зкшгы', '~series=Prius'],
    [',vd', '~brand=bmw'],
    ['до 10000 ljkkfhjd', 'priceMax=10000USD'],
    ['wina wamyvani', 'drive=fwd'],
    ['xyzzyq', 'text=xyzzyq'],
  ])('are read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('a code', () => {
  it.each([
    ['VIN: 5UXGL1M81KK317142', 'text=5uxgl1m81kk317142'],
    ['KK317142', 'text=kk317142'],
    ['lot number 200128', 'text=200128'],
    ['ლოტი 200128', 'text=200128'],
    ['toyota лот 200128', 'brand=toyota text=200128'],
  ])('is read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('a value', () => {
  it.each([
    ['автоматическая коробка передач', 'gearbox=automatic'],
    ['ტიპტრონიკი', 'gearbox=automatic'],
    ['საჭე მარჯვნივ', 'steering=rightHand'],
    ['sağ rul', 'steering=rightHand'],
    ['წინა ამძრავი', 'drive=fwd'],
    ['arxa çəkiş', 'drive=rwd'],
    ['off-road', 'body=suv'],
    ['gömrükdən keçmiş', 'customs=cleared'],
    ['тойота грузия', 'brand=toyota place=Tbilisi place=Batumi'],
    ['baku', 'place=Baku'],
    ['самый дешевый приус', 'series=Prius'],
    ['ყველაზე იაფი პრიუსი', 'series=Prius'],
    ['объем 2.0', 'engineMin=2000 engineMax=2000'],
  ])('is read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});
