import { phrases, read } from './testing/readTyped';

describe('amounts', () => {
  it.each([
    ['under 20000', 'priceMax=20000'],
    ['20 000', 'priceMax=20000'],
    ['$20,000', 'priceMax=20000USD'],
    ['$20,000.00', 'priceMax=20000USD'],
    ['20.000,00 usd', 'priceMax=20000USD'],
    ['20 000,00 $', 'priceMax=20000USD'],
    ['10,000.00-20,000.00', 'priceMin=10000 priceMax=20000'],
    ['10,000.00,20,000.00', 'priceMax=10000 priceMax=20000'],
    ['15.000,20.000', 'priceMax=15000 priceMax=20000'],
    ['20-30k', 'priceMin=20000 priceMax=30000'],
    ['between 15k and 20k', 'priceMin=15000 priceMax=20000'],
    ['20 000 ₾-მდე', 'priceMax=20000GEL'],
    ['30 ათას ლარამდე', 'priceMax=30000GEL'],
    ['от 15000 до 25000', 'priceMin=15000 priceMax=25000'],
    ['не дороже 20 тысяч', 'priceMax=20000'],
    ['20 min dollara qədər', 'priceMax=20000USD'],
    ['no more than 9000', 'priceMax=9000'],
    ['not exceeding 9000', 'priceMax=9000'],
    ['not before 2018', 'yearMin=2018'],
    ['no later than 2018', 'yearMax=2018'],
    ['later than 2018', 'yearMin=2018'],
    ['earlier than 2015', 'yearMax=2015'],
    ['2016,15000', 'yearMin=2016 yearMax=2016 priceMax=15000'],
    ['at least 9000', 'priceMin=9000'],
    ['2015', 'yearMin=2015 yearMax=2015'],
    ['2015+', 'yearMin=2015'],
    ['2018-2015', 'yearMin=2015 yearMax=2018'],
    ['2015-dən', 'yearMin=2015'],
    ['с 2015 года', 'yearMin=2015'],
    ['2015 წლიდან', 'yearMin=2015'],
    ['2018 წ', 'yearMin=2018 yearMax=2018'],
    ['2018 წ.-დან', 'yearMin=2018'],
    ['2018წ-მდე', 'yearMax=2018'],
    ['2018წდან', 'yearMin=2018'],
    ['2010წ-2012წ', 'yearMin=2010 yearMax=2012'],
    ['before 2015', 'yearMax=2015'],
    ['up to 5 years old', 'yearMin=2021'],
    ['не старше 5 лет', 'yearMin=2021'],
    ['5 წლამდე', 'yearMin=2021'],
    ['older than 5 years', 'yearMax=2020'],
    ['с 15 года', 'text=15'],
    ['15 წლიდან', 'text=15'],
    ['15 ildən sonra', 'text=15 text=ilden text=sonra'],
    ['20000 old', 'priceMax=20000 text=old'],
    ['2019 up to 20k', 'yearMin=2019 yearMax=2019 priceMax=20000'],
    ['2014 до 10000 долларов', 'yearMin=2014 yearMax=2014 priceMax=10000USD'],
    ['up to 60000 km', 'odometerMax=60000'],
    ['пробег до 50 тыс', 'odometerMax=50000'],
    ['500km', 'rangeMin=500'],
    ['კმ 100000', 'odometerMax=100000'],
    ['1.5 mln', 'priceMax=1500000'],
    ['от 1 до 2 млн', 'priceMin=1000000 priceMax=2000000'],
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
    ['100000000', 'priceMax=100000000'],
    ['995599123456', 'text=995599123456'],
    ['under 5000000000', 'priceMax=5000000000'],
  ])('reads "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['цена до 10000 пробег до 100000', 'priceMax=10000 odometerMax=100000'],
    ['price under 10000 mileage under 100000', 'priceMax=10000 odometerMax=100000'],
    ['ფასი 10000-მდე გარბენი 100000-მდე', 'priceMax=10000 odometerMax=100000'],
    ['qiymət 10000 yürüş 100000', 'priceMax=10000 odometerMax=100000'],
    ['price 10000 max mileage 100000', 'priceMax=10000 odometerMax=100000'],
    ['10000 пробег 100000', 'priceMax=10000 odometerMax=100000'],
    ['10000 price 100000 mileage', 'priceMax=10000 odometerMax=100000'],
    ['60k mileage 15k usd', 'odometerMax=60000 priceMax=15000USD'],
    ['100000 пробег до 9000$', 'odometerMax=100000 priceMax=9000USD'],
    ['60000 mileage 10000-15000 usd', 'odometerMax=60000 priceMin=10000USD priceMax=15000USD'],
    ['100000 пробег цена 9000', 'odometerMax=100000 priceMax=9000'],
    ['60000 mileage 7 seats', 'odometerMax=60000 seats=7'],
    ['500 price 7 seats', 'priceMax=500 seats=7'],
    ['50000 mileage 2018', 'odometerMax=50000 yearMin=2018 yearMax=2018'],
    ['price range 10000-20000', 'priceMin=10000 priceMax=20000'],
    ['engine 1500', 'engineMin=1500 engineMax=1500'],
    ['ძრავი 1500', 'engineMin=1500 engineMax=1500'],
    ['объем двигателя до 2.0', 'engineMax=2000'],
    ['diesel engine 2015', 'energy=diesel yearMin=2015 yearMax=2015'],
  ])('reads the kinds that words name in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['2015 max 10000$', 'yearMin=2015 yearMax=2015 priceMax=10000USD'],
    ['2018 less than 15000', 'yearMin=2018 yearMax=2018 priceMax=15000'],
    ['2018 maximum 100000 km', 'yearMin=2018 yearMax=2018 odometerMax=100000'],
    ['min 10000 max 20000', 'priceMin=10000 priceMax=20000'],
    ['20000 max 2018', 'priceMax=20000 yearMin=2018 yearMax=2018'],
    ['20000 less, 7 seats', 'priceMax=20000 seats=7'],
    ['2018 и новее 20000', 'yearMin=2018 priceMax=20000'],
    ['2018 or newer 20000', 'yearMin=2018 priceMax=20000'],
    ['15000-ზე ნაკლები 2018', 'priceMax=15000 yearMin=2018 yearMax=2018'],
    ['20000 ლარზე ნაკლები 2018', 'priceMax=20000GEL yearMin=2018 yearMax=2018'],
    ['до 10000 до 100000 км', 'priceMax=10000 odometerMax=100000'],
    ['до 15000 до 2015 года', 'priceMax=15000 yearMax=2015'],
    ['20000$ и 100000 км', 'priceMax=20000USD odometerMax=100000'],
    ['20000 and 2018', 'priceMax=20000 yearMin=2018 yearMax=2018'],
    ['20000 и 7 мест', 'priceMax=20000 seats=7'],
    ['до 10-15 тысяч', 'priceMin=10000 priceMax=15000'],
  ])('reads the limits of several numbers in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['не старше 2015', 'yearMin=2015'],
    ['старше 2015 года', 'yearMax=2015'],
    ['не новее 2015', 'yearMax=2015'],
    ['არაუადრეს 2015', 'yearMin=2015'],
    ['2015-ზე ძველი', 'yearMax=2015'],
    ['2015-dən köhnə', 'yearMax=2015'],
    ['2015 wlidan', 'yearMin=2015'],
    ['2012 wlamde', 'yearMax=2012'],
    ['2015 welze axali', 'yearMin=2015'],
    ['15000 larze naklebi', 'priceMax=15000GEL'],
    ['8000-ზე ძვირი', 'priceMin=8000'],
    ['20000-dən bahalı', 'priceMin=20000'],
    ['more expensive than 20000', 'priceMin=20000'],
    ['около 10000', 'priceMax=10000'],
    ['10000 у.е.', 'priceMax=10000USD'],
    ['US$10,000', 'priceMax=10000USD'],
    ['до 5 тыщ', 'priceMax=5000'],
    ['60000 mi', 'odometerMax=96561'],
    ['2015 г.в.', 'yearMin=2015 yearMax=2015'],
    ['more than 3 liters', 'engineMin=3100'],
    ['under 1.6', 'engineMax=1500'],
    ['smaller than 2.0', 'engineMax=1900'],
    ['no larger than 2.0', 'engineMax=2000'],
    ['2.0 or bigger', 'engineMin=2000'],
    ['2.0-dan kiçik mühərrik', 'engineMax=1900'],
    ['1500-dən kiçik', 'priceMax=1500'],
    ['2.0-dan böyük mühərrik', 'engineMin=2100'],
    ['2 ლიტრზე პატარა', 'engineMax=1900'],
    ['2.0-ზე დიდი', 'engineMin=2100'],
    ['2015 დიდი ჯიპი', 'yearMin=2015 yearMax=2015 body=suv'],
    ['2015-დან პატარა მანქანა', 'yearMin=2015'],
    ['2015-dan patara jipi', 'yearMin=2015 body=suv'],
    ['15000-დან პატარა ჯიპი', 'priceMin=15000 body=suv'],
    ['5000 ლარიდან პატარა მანქანა', 'priceMin=5000GEL'],
    ['2.0-დან დიდი ჯიპი', 'engineMin=2000 body=suv'],
    ['2018 smaller suv', 'yearMin=2018 yearMax=2018 body=suv'],
    ['2018 bigger suv', 'yearMin=2018 yearMax=2018 body=suv'],
    ['toyota 2018 larger engine', 'brand=toyota yearMin=2018 yearMax=2018'],
    ['e90 320i', 'text=e text=90 series=BMW 320i'],
  ])('reads the words for limits and units in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['2000-5000$', 'priceMin=2000USD priceMax=5000USD'],
    ['2000-5000', 'priceMin=2000 priceMax=5000'],
    ['от 2000 до 5000 долларов', 'priceMin=2000USD priceMax=5000USD'],
    ['2000-დან 5000 დოლარამდე', 'priceMin=2000USD priceMax=5000USD'],
    ['2015-10000$', 'yearMin=2015 yearMax=2015 priceMax=10000USD'],
    ['2000 - 150000 km', 'yearMin=2000 yearMax=2000 odometerMax=150000'],
  ])('reads a year or a price in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it('names the limit of a range that the list has no filter for', () => {
    expect(phrases('пробег 50000-100000')).toMatchObject([
      { words: 'пробег 50000-100000', limits: [{ filter: 'odometerMax', value: 100_000 }], isUnsupported: false },
      { words: '50000', text: '50000', isUnsupported: true },
    ]);
  });
});

describe('number words', () => {
  it.each([
    ['under ten thousand', 'priceMax=10000'],
    ['twenty-five thousand', 'priceMax=25000'],
    ['two hundred thousand km', 'odometerMax=200000'],
    ['до десяти тысяч', 'priceMax=10000'],
    ['двадцать пять тысяч долларов', 'priceMax=25000USD'],
    ['ათი ათასამდე', 'priceMax=10000'],
    ['ათ ათას დოლარამდე', 'priceMax=10000USD'],
    ['on min dollara qədər', 'priceMax=10000USD'],
    ['от десяти до пятнадцати тысяч', 'priceMin=10000 priceMax=15000'],
    ['from five to seven seats', 'seats=5 seats=6 seats=7'],
    ['10-dan 20 minə qədər', 'priceMin=10000 priceMax=20000'],
    ['on beş min', 'priceMax=15000'],
    ['on mindən az', 'priceMax=10000'],
    ['15 mindən 20 minə qədər', 'priceMin=15000 priceMax=20000'],
    ['20 minden ucuz', 'priceMax=20000'],
    ['10 mindən bahalı', 'priceMin=10000'],
    ['15 minlik', 'priceMax=15000'],
    ['100 mindən az yürüş', 'odometerMax=100000'],
    ['qiymeti 15 mindən az', 'priceMax=15000'],
    ['yürüşü 50 mini keçməyən', 'odometerMax=50000'],
    ['2 mini up to 2015', 'text=2 brand=Mini yearMax=2015'],
    ['5 min dollardan az', 'priceMax=5000USD'],
    ['less than seven seats', 'seats=2 seats=3 seats=4 seats=5 seats=6'],
    ['не менее семи мест', 'seats=7 seats=8 seats=9'],
    ['beşdən çox yer', 'seats=6 seats=7 seats=8 seats=9'],
    ['less than three owners', 'owners=0 owners=1 owners=2'],
    ['не более двух владельцев', 'owners=0 owners=1 owners=2'],
    ['ორზე ნაკლები მფლობელი', 'owners=0 owners=1'],
    ['ten', 'text=ten'],
  ])('are read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('several years or volumes', () => {
  const ranges = (typed: string) =>
    phrases(typed).map(({ ranges: found = [], limits }) =>
      (found.length === 0 ? [limits] : found).map((range) => range.map(({ value }) => value)),
    );

  it.each([
    ['2015 или 2016', [[2015, 2016]]],
    ['2015, 2016, 2017', [[2015, 2017]]],
    [
      '2015/2018',
      [
        [2015, 2015],
        [2018, 2018],
      ],
    ],
    [
      '2016 or 2018 or 2015',
      [
        [2015, 2016],
        [2018, 2018],
      ],
    ],
    ['2015, 2017, 2016', [[2015, 2017]]],
    [
      '1.6 или 1.8',
      [
        [1600, 1600],
        [1800, 1800],
      ],
    ],
  ])('are one phrase in "%s"', (typed, expected) => {
    expect(ranges(typed)).toEqual([expected]);
  });

  it('are excluded together', () => {
    expect(phrases('not 2015 or 2018')).toMatchObject([{ isExcluded: true, words: 'not 2015 or 2018' }]);
  });
});
