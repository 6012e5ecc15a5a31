import { readQuery } from './read';
import { type KnownName, vocabularyOf } from './vocabulary';

const names: readonly KnownName[] = [
  { filter: 'brand', value: 'byd', name: 'BYD', chinese: '比亚迪' },
  { filter: 'brand', value: 'li-auto', name: 'Li Auto', chinese: '理想' },
  { filter: 'brand', value: 'volkswagen', name: 'Volkswagen', chinese: '大众' },
  { filter: 'brand', value: 'toyota', name: 'Toyota', chinese: '丰田' },
  { filter: 'brand', value: 'zeekr', name: 'Zeekr', chinese: '极氪' },
  { filter: 'series', value: 'dolphin', name: 'Dolphin', chinese: '海豚', owner: 'byd' },
  { filter: 'series', value: 'id-4', name: 'ID.4 X', owner: 'volkswagen' },
  { filter: 'series', value: 'camry', name: 'Camry', owner: 'toyota' },
  { filter: 'series', value: 'camry-hybrid', name: 'Camry Hybrid', owner: 'toyota' },
  { filter: 'series', value: '7x', name: '7X', owner: 'zeekr' },
  { filter: 'series', value: 'x', name: 'X', owner: 'zeekr' },
  { filter: 'series', value: 's', name: 'Model S', owner: 'toyota' },
  { filter: 'colour', value: 'White', name: 'White' },
  { filter: 'colour', value: 'Dark green', name: 'Dark green' },
  { filter: 'colour', value: 'Black', name: 'Black' },
  { filter: 'place', value: 'Tbilisi', name: 'Tbilisi' },
];
const readable = {
  vocabulary: vocabularyOf(names),
  choices: new Set(['brand', 'series', 'energy', 'body', 'seats', 'colour', 'place', 'accidents', 'owners']),
  bounds: new Set([
    'priceMin',
    'priceMax',
    'yearMin',
    'yearMax',
    'odometerMax',
    'rangeMin',
    'engineMin',
    'engineMax',
  ] as const),
  thisYear: 2026,
};
const phrases = (typed: string) => readQuery(typed, readable);

/** The read phrases in the form of a query string. */
const read = (typed: string): string =>
  phrases(typed)
    .flatMap(({ meanings, limits, text, isUnmet, isExcluded }) => [
      ...(isExcluded ? ['not'] : []),
      ...meanings.map(({ filter, value }) => `${filter}=${value}`),
      ...limits.map(({ filter, value, currency = '' }) => `${filter}=${String(value)}${currency}`),
      ...(text === undefined ? [] : [`text=${text}`]),
      ...(isUnmet ? ['unmet'] : []),
    ])
    .join(' ');

describe('amounts', () => {
  it.each([
    ['under 20000', 'priceMax=20000'],
    ['20 000', 'priceMax=20000'],
    ['$20,000', 'priceMax=20000USD'],
    ['20-30k', 'priceMin=20000 priceMax=30000'],
    ['between 15k and 20k', 'priceMin=15000 priceMax=20000'],
    ['20 000 ₾-მდე', 'priceMax=20000GEL'],
    ['30 ათას ლარამდე', 'priceMax=30000GEL'],
    ['от 15000 до 25000', 'priceMin=15000 priceMax=25000'],
    ['не дороже 20 тысяч', 'priceMax=20000'],
    ['20 min dollara qədər', 'priceMax=20000USD'],
    ['no more than 9000', 'priceMax=9000'],
    ['at least 9000', 'priceMin=9000'],
    ['2015', 'yearMin=2015 yearMax=2015'],
    ['2015+', 'yearMin=2015'],
    ['2018-2015', 'yearMin=2015 yearMax=2018'],
    ['2015-dən', 'yearMin=2015'],
    ['с 2015 года', 'yearMin=2015'],
    ['2015 წლიდან', 'yearMin=2015'],
    ['before 2015', 'yearMax=2015'],
    ['2019 up to 20k', 'yearMin=2019 yearMax=2019 priceMax=20000'],
    ['2014 до 10000 долларов', 'yearMin=2014 yearMax=2014 priceMax=10000USD'],
    ['up to 60000 km', 'odometerMax=60000'],
    ['пробег до 50 тыс', 'odometerMax=50000'],
    ['500km', 'rangeMin=500'],
    ['სვლის მარაგი 500 კმ', 'rangeMin=500'],
    ['20000 manat', 'unmet'],
    ['7 seats', 'seats=7'],
    ['7 seater', 'seats=7'],
    ['7-seater', 'seats=7'],
    ['7seater', 'seats=7'],
    ['7 ადგილიანი', 'seats=7'],
    ['7-ადგილიანი', 'seats=7'],
    ['7 мест', 'seats=7'],
    ['7-местный', 'seats=7'],
    ['7 yerlik', 'seats=7'],
    ['7座', 'seats=7'],
    ['5-7 seats', 'seats=5 seats=6 seats=7'],
    ['at least 7 seats', 'seats=7 seats=8 seats=9'],
    ['7+ seats', 'seats=7 seats=8 seats=9'],
    ['12 seats', ''],
    ['7 seats under 30k', 'seats=7 priceMax=30000'],
    ['seats 7', 'seats=7'],
    ['7 seats mileage 50000', 'seats=7 odometerMax=50000'],
    ['more than 6 seats', 'seats=7 seats=8 seats=9'],
    ['6-ზე მეტი ადგილი', 'seats=7 seats=8 seats=9'],
    ['6 ადგილზე მეტი', 'seats=7 seats=8 seats=9'],
    ['больше 6 мест', 'seats=7 seats=8 seats=9'],
    ['6-dən çox yer', 'seats=7 seats=8 seats=9'],
    ['7 or more seats', 'seats=7 seats=8 seats=9'],
    ['არანაკლებ 7 ადგილი', 'seats=7 seats=8 seats=9'],
    ['less than 4 seats', 'seats=2 seats=3'],
    ['no more than 3 seats', 'seats=2 seats=3'],
    ['up to 3 seats', 'seats=2 seats=3'],
    ['2.0 l', 'engineMin=2000 engineMax=2000'],
    ['1300 cc', 'engineMin=1300 engineMax=1300'],
    ['1500 cm3', 'engineMin=1500 engineMax=1500'],
    ['1500 cm³', 'engineMin=1500 engineMax=1500'],
    ['1500 სმ³', 'engineMin=1500 engineMax=1500'],
    ['1500 куб. см', 'engineMin=1500 engineMax=1500'],
    ['1300-1500 cc', 'engineMin=1300 engineMax=1500'],
    ['under 2000 cc', 'engineMax=2000'],
    ['от 1.6 до 2.0 л', 'engineMin=1600 engineMax=2000'],
    ['150 hp', 'unmet'],
    ['150 л.с.', 'unmet'],
    ['150 л. с.', 'unmet'],
    ['150л. с.', 'unmet'],
    ['2.0 л. с пробегом', 'engineMin=2000 engineMax=2000'],
    ['1.6 л. с автоматом', 'engineMin=1600 engineMax=1600 unmet'],
    ['2018 с пробегом', 'yearMin=2018 yearMax=2018'],
    ['2018 mileage 50000', 'yearMin=2018 yearMax=2018 odometerMax=50000'],
    ['2018 low mileage', 'yearMin=2018 yearMax=2018'],
    ['2018 price 20000', 'yearMin=2018 yearMax=2018 priceMax=20000'],
    ['mileage under 2000', 'odometerMax=2000'],
    ['budget 2000', 'priceMax=2000'],
    ['150 ცხ.ძ.', 'unmet'],
    ['over 100000 km', 'unmet'],
  ])('reads "%s" as %s [HOME-6]', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });
});

describe('names', () => {
  it.each([
    ['id4', 'series=id-4'],
    ['id.4', 'series=id-4'],
    ['vw ID 4', 'series=id-4'],
    ['folksvagen', 'brand=volkswagen'],
    ['тойоту', 'brand=toyota'],
    ['ტოიოტას', 'brand=toyota'],
    ['lixiang', 'brand=li-auto'],
    ['比亚迪海豚', 'series=dolphin'],
    ['haitun', 'series=dolphin'],
    ['camri', 'series=camry series=camry-hybrid'],
    ['camry hybrid', 'series=camry-hybrid'],
    ['zeekr x', 'series=x'],
    ['toyotas', 'brand=toyota'],
    ['тбилиси', 'place=Tbilisi'],
    ['თბილისში', 'place=Tbilisi'],
    ['თეთრები', 'colour=White'],
    ['белую машину', 'colour=White'],
    ['ag masin', 'colour=White'],
    ['green', 'colour=Dark green'],
    ['plug-in hybrid', 'energy=phev'],
    ['automatic', 'unmet'],
    ['seven seater', 'seats=7'],
    ['two seater', 'seats=2'],
    ['шестиместный', 'seats=6'],
    ['ოთხადგილიანი', 'seats=4'],
    ['zzzzzz', 'text=zzzzzz'],
    ['LGXC76C46R0104729', 'text=lgxc76c46r0104729'],
  ])('reads "%s" as %s [HOME-6]', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it('marks a misspelt word as a guess, but not another spelling of its sound', () => {
    expect(phrases('toyta').map(({ isGuess }) => isGuess)).toEqual([true]);
    expect(phrases('toiota').map(({ isGuess }) => isGuess)).toEqual([false]);
  });

  it('returns the text without each phrase, empty if only fillers are left', () => {
    expect(phrases('white  car under 20k').map(({ rest }) => rest)).toEqual(['car under 20k', 'white car']);
    expect(phrases('white car').map(({ rest }) => rest)).toEqual(['']);
    expect(phrases('not black, suv, 20,000').map(({ rest }) => rest)).toEqual([
      'suv, 20,000',
      'not black, 20,000',
      'not black, suv',
    ]);
  });
});

describe('several values of one filter', () => {
  it.each([
    ['toyota volkswagen', 'brand=toyota brand=volkswagen'],
    ['suv or sedan', 'body=suv body=sedan'],
    ['ჯიპი ან სედანი', 'body=suv body=sedan'],
    ['toyota or id 4', 'brand=toyota series=id-4'],
    ['camry id4', 'series=camry series=camry-hybrid series=id-4'],
    ['white suv under 20k sedan', 'colour=White body=suv body=sedan priceMax=20000'],
    ['toyota toyta', 'brand=toyota brand=toyota'],
  ])('reads "%s" as %s [HOME-6]', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it('are one phrase with the words between them', () => {
    expect(phrases('white suv or sedan under 20k').map(({ words, rest }) => [words, rest])).toEqual([
      ['white', 'suv or sedan under 20k'],
      ['suv or sedan', 'white under 20k'],
      ['under 20k', 'white suv or sedan'],
    ]);
  });

  it('are one phrase if other phrases are between them', () => {
    expect(phrases('suv under 20k sedan').map(({ words, rest }) => [words, rest])).toEqual([
      ['suv sedan', 'under 20k'],
      ['under 20k', 'suv sedan'],
    ]);
  });
});

describe('negated words', () => {
  it.each([
    ['toyota not black', 'brand=toyota not colour=Black'],
    ['not a white toyota', 'not colour=White brand=toyota'],
    ['not black, toyota', 'not colour=Black brand=toyota'],
    ['not black or white', 'not colour=Black colour=White'],
    ['black not white', 'colour=Black not colour=White'],
    ['toyota without black', 'brand=toyota not colour=Black'],
    ['не чёрный', 'not colour=Black'],
    ['кроме белых', 'not colour=White'],
    ['არა შავი', 'not colour=Black'],
    ['შავის გარდა', 'not colour=Black'],
    ['არ მინდა შავი', 'not colour=Black'],
    ['qara deyil', 'not colour=Black'],
    ['not 2015', 'not yearMin=2015 yearMax=2015'],
    ['not more than 9000', 'priceMax=9000'],
    ['not automatic', 'not unmet'],
    ['not zzzzzz', 'text=zzzzzz'],
    ['no', 'text=no'],
  ])('are read in "%s" as %s [HOME-6]', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });
});

describe('accidents and owners', () => {
  it.each([
    ['no accidents', 'accidents=0'],
    ['without accidents', 'accidents=0'],
    ['accident-free', 'accidents=0'],
    ['ავარიის გარეშე', 'accidents=0'],
    ['без аварий', 'accidents=0'],
    ['qəzasız', 'accidents=0'],
    ['one owner', 'owners=1'],
    ['1 owner', 'owners=1'],
    ['toyota, two owners', 'brand=toyota owners=2'],
    ['ერთი მფლობელი', 'owners=1'],
    ['1 მფლობელი', 'owners=1'],
    ['один владелец', 'owners=1'],
    ['1 sahibli', 'owners=1'],
    ['owners 1', 'owners=1'],
    ['accidents: 0', 'accidents=0'],
    ['4 owners', 'owners=4'],
    ['less than 2 owners', 'owners=0 owners=1'],
    ['2 მფლობელზე ნაკლები', 'owners=0 owners=1'],
    ['не более 1 аварии', 'accidents=0 accidents=1'],
    ['more than 7 owners', 'owners=8 owners=9'],
    ['camry 2018 accident free', 'series=camry series=camry-hybrid yearMin=2018 yearMax=2018 accidents=0'],
    ['2018 ავარიის გარეშე', 'yearMin=2018 yearMax=2018 accidents=0'],
    ['2018 без аварий', 'yearMin=2018 yearMax=2018 accidents=0'],
    ['2018 qəzasız', 'yearMin=2018 yearMax=2018 accidents=0'],
    ['2018 sahibindən', 'yearMin=2018 yearMax=2018'],
    ['50000 km qəzasız', 'odometerMax=50000 accidents=0'],
    ['20000$ accident free', 'priceMax=20000USD accidents=0'],
    ['20k accident free', 'priceMax=20000 accidents=0'],
    ['20000-მდე ავარიის გარეშე', 'priceMax=20000 accidents=0'],
    ['2.0 accident free', 'engineMin=2000 engineMax=2000 accidents=0'],
    ['1 owner accident free', 'owners=1 accidents=0'],
    ['2015 owners 1', 'yearMin=2015 yearMax=2015 owners=1'],
    ['seats 7 owners 1', 'seats=7 owners=1'],
    ['accidents 0 owners 1', 'accidents=0 owners=1'],
    ['7 yerli oturacaq', 'seats=7'],
  ])('are read in "%s" as %s [HOME-6]', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });
});

it.each(['cheap', 'low mileage', 'იაფი', 'than'])('says that "%s" narrows nothing [HOME-6]', (typed) => {
  expect(phrases(typed)).toMatchObject([{ words: typed, isUnmet: true, text: typed }]);
});

it.each(['a', 'd'])('finds nothing for a long word of the letter "%s" only', (letter) => {
  expect(read(letter.repeat(80))).toBe(`text=${letter.repeat(80)}`);
});
