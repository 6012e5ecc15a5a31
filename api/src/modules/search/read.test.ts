import { phrases, read } from './testing/readTyped';

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
    ['bz4x', 'series=Toyota bZ4X'],
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
    ['camry tdi', 'series=camry series=camry-hybrid energy=diesel'],
    ['2.0 tdci', 'engineMin=2000 engineMax=2000 energy=diesel'],
    ['d-4d', 'energy=diesel'],
    ['tfsi', 'energy=petrol'],
    ['tsi', 'energy=petrol'],
    ['2-ci', 'text=2 text=ci'],
    ['seven seater', 'seats=7'],
    ['two seater', 'seats=2'],
    ['шестиместный', 'seats=6'],
    ['ოთხადგილიანი', 'seats=4'],
    ['zzzzzz', 'text=zzzzzz'],
    ['LGXC76C46R0104729', 'text=lgxc76c46r0104729'],
  ])('reads "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
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
  ])('reads "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it('are one phrase if "or" is between a model and another brand [HOME-6]', () => {
    expect(phrases('id4 or toyota or camry').map(({ words }) => words)).toEqual(['id4 or toyota or camry']);
    expect(phrases('toyota id4').map(({ words }) => words)).toEqual(['toyota', 'id4']);
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
    ['დიზელი არ მინდა', 'not energy=diesel'],
    ['დიზელი არ მინდა ბენზინი', 'not energy=diesel energy=petrol'],
    ['toyota არ მინდა შავი', 'brand=toyota not colour=Black'],
    ['დიზელი არა, ბენზინი', 'not energy=diesel energy=petrol'],
    ['ბენზინზე არა', 'not energy=petrol'],
    ['შავი ფერის გარდა', 'not colour=Black'],
    ['ağ rəngdə deyil', 'not colour=White'],
    ['qara rəngdə olmayan', 'not colour=Black'],
    ['dizel maşın istəmirəm', 'not energy=diesel'],
    ['dizel yox benzin', 'not energy=diesel energy=petrol'],
    ['дизель не нужен', 'not energy=diesel'],
    ['дизель не нужен бензин', 'not energy=diesel energy=petrol'],
    ['черный цвет не нужен', 'not colour=Black'],
    ['чёрный или белый не нужен', 'not colour=Black not colour=White'],
    ['diesel not wanted', 'not energy=diesel'],
    ['дизель не хочу', 'not energy=diesel'],
    ['бензин не хочу дизель', 'energy=petrol not energy=diesel'],
    ['petrol not want diesel', 'energy=petrol not energy=diesel'],
    ['white not want black', 'colour=White not colour=Black'],
    ['i want suv not want sedan', 'body=suv not body=sedan'],
    ['toyota не бу', 'brand=toyota text=не unmet'],
    ['toyota without engine', 'brand=toyota text=without unmet'],
    ['without engine toyota', 'text=without unmet brand=toyota'],
    ['toyota no color', 'brand=toyota text=no unmet'],
    ['jeep without car', 'body=suv text=without unmet'],
    ['toyota без двигателя', 'brand=toyota text=без unmet'],
    ['toyota engine not wanted', 'brand=toyota text=not unmet'],
    ['toyota არ მინდა ფერი შავი', 'brand=toyota not colour=Black'],
    ['camry ძრავის გარეშე', 'series=camry series=camry-hybrid text=გარეშე unmet'],
    ['toyota ფერის გარეშე', 'brand=toyota text=გარეშე unmet'],
    ['toyota mühərrik olmayan', 'brand=toyota text=olmayan unmet'],
    ['toyota rəngi yox', 'brand=toyota text=yox unmet'],
    ['2.0 engine not wanted', 'not engineMin=2000 engineMax=2000'],
    ['15000 не больше', 'priceMax=15000'],
    ['до 15000$ не больше', 'priceMax=15000USD'],
    ['not zzzzzz', 'text=zzzzzz'],
    ['no', 'text=no'],
  ])('are read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('customs and steering', () => {
  it.each([
    ['განბაჟების გარეშე', 'customs=notCleared'],
    ['განბაჟება არ აქვს', 'customs=notCleared'],
    ['camry без растаможки', 'series=camry series=camry-hybrid customs=notCleared'],
    ['gömrükdən keçməyib', 'customs=notCleared'],
    ['მარჯვენა საჭით', 'steering=rightHand'],
    ['საჭით მარცხნივ', 'steering=leftHand'],
    ['მარჯვენასაჭიანი', 'steering=rightHand'],
    ['с левым рулём', 'steering=leftHand'],
    ['sükan sağda', 'steering=rightHand'],
    ['right hand steering', 'steering=rightHand'],
  ])('are read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

describe('words for damage', () => {
  const damaged = Array.from({ length: 9 }, (_, index) => `accidents=${String(index + 1)}`).join(' ');

  it.each(['damaged', 'дтп', 'битый', 'დარტყმული', 'vuruğu var'])('mean any accident in "%s" [HOME-6]', (typed) => {
    expect(read(typed)).toBe(damaged);
  });

  it.each([
    'not damaged',
    'no accidents or damage',
    'არ არის დარტყმული',
    'დარტყმული არ არის',
    'дтп нет',
    'не был в аварии',
    'vuruğu və rəngi yoxdur',
  ])('mean no accident in "%s" [HOME-6]', (typed) => {
    expect(read(typed)).toBe('accidents=0');
  });

  it('leave the number to a phrase that states one', () => {
    expect(read('damaged, 2 accidents')).toBe('accidents=2');
  });

  it('are the nearest to a misspelled one [HOME-6]', () => {
    expect([read('დარტყმილი'), read('undamged')]).toEqual([damaged, 'accidents=0']);
  });

  it.each(['დარტყმული', 'დაურტყმელი'])('are read from the beginning of "%s" [HOME-6]', (word) => {
    expect(read(word.slice(0, 6))).toBe(read(word));
  });

  it.each([
    ['no damage and no accidents', 'accidents=0 accidents=0'],
    ['без повреждений и аварий', 'accidents=0'],
    ['დაზიანების გარეშე და ავარიის გარეშე', 'accidents=0 accidents=0'],
    ['дтп нет черный', 'accidents=0 colour=Black'],
    ['ავარია არ აქვს 2018', 'accidents=0 yearMin=2018 yearMax=2018'],
  ])('are negated alone in "%s" [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
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
  ])('are read in "%s" as %s [HOME-6]', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});

it.each(['cheap', 'low mileage', 'იაფი', 'than'])('says that "%s" narrows nothing [HOME-6]', (typed) => {
  expect(phrases(typed)).toMatchObject([{ words: typed, isUnsupported: true, text: typed }]);
});

it.each(['a', 'd'])('finds nothing for a long word of the letter "%s" only', (letter) => {
  expect(read(letter.repeat(80))).toBe(`text=${letter.repeat(80)}`);
});
