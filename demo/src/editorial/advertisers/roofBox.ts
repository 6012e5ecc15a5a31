import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, say, scene, yes } from './advertiser';

const kind = 'roof-box';

export const roofBox: Advertiser = {
  kind,
  title: say('Tusheti Box · Roof boxes and bars', 'თუშეთი ბოქსი · სახურავის ბოქსები და რელინგები'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 18',
  email: 'box@tushetibox.example',
  hasManual: true,
  overviewScene: null,
  guidePriceUsd: 390,
  content: {
    summary: say(
      'A box for six pairs of skis or a family’s summer, and bars that fit glass roofs without touching them. It opens from both sides and is quiet up to 120 km/h.',
      'ბოქსი ექვსი წყვილი თხილამურისთვის ან ოჯახის ზაფხულისთვის და განივები, რომლებიც შუშის სახურავს არ ეხება. ორივე მხრიდან იღება და 120 კმ/სთ-მდე უხმაუროა.',
    ),
    prices: [
      { name: say('Box 340 L', 'ბოქსი 340 ლ'), usd: 290 },
      { name: say('Box 460 L', 'ბოქსი 460 ლ'), usd: 390 },
      { name: say('Cross bars for your series', 'განივები თქვენი სერიისთვის'), usd: 140 },
      { name: say('Box for hire, a week', 'ბოქსის ქირა, ერთი კვირა'), usd: 30 },
    ],
    characteristics: [
      {
        title: say('Kind to glass roofs', 'უსაფრთხო შუშის სახურავისთვის'),
        text: say(
          'The feet clamp in the door frames, with 18 mm of air over the glass. We list 61 electric series with panoramic roofs.',
          'საყრდენები კარის ჩარჩოში მაგრდება, შუშასთან 18 მმ ღრეჩოთი. სიაში პანორამული სახურავის 61 ელექტრო სერიაა.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('Two people, four minutes', 'ორი ადამიანი, ოთხი წუთი'),
        text: say(
          'Four claws close by one turn each and click when they hold 50 N·m. Off again before the garage: two minutes.',
          'ოთხი სამაგრი თითო შემობრუნებით იკეტება და 50 ნ·მ-ზე ჩხაკუნით გამცნობთ. ავტოფარეხამდე მოხსნას ორი წუთი უნდა.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('Costs half a litre, not two', 'ხარჯს ნახევარი ლიტრით ზრდის და არა ორით'),
        text: say(
          'The nose was shaped in the wind tunnel of the technical university. An electric car loses about 7 % of its range at 100 km/h.',
          'ცხვირის ფორმა ტექნიკური უნივერსიტეტის აეროდინამიკურ მილში შეირჩა. ელექტრომობილი 100 კმ/სთ-ზე სვლის მარაგის დაახლოებით 7 %-ს კარგავს.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('Hire before you buy', 'ჯერ იქირავეთ'),
        text: say(
          'Once a year to Bakuriani? Then hire it. Who buys within a month gets the hire back.',
          'წელიწადში ერთხელ ბაკურიანში მიდიხართ? იქირავეთ. თუ ერთ თვეში იყიდით, ქირას დაგიბრუნებთ.',
        ),
        image: null,
      },
    ],
    overview: {
      text: say(
        'The road to Omalo decides what a roof box is worth: 72 kilometres of gravel, a pass at 2,826 metres, and every bolt tries to get loose. Each Tusheti Box design goes up there and back ten times before it is sold. The shells are drawn in Telavi from sheets that contain a third of recycled plastic.',
        'ომალოს გზა აჩვენებს, რად ღირს სახურავის ბოქსი: 72 კილომეტრი ხრეში, 2826 მეტრიანი უღელტეხილი და ყველა ჭანჭიკი, რომელიც მოშვებას ცდილობს. თუშეთი ბოქსის თითოეული მოდელი გაყიდვამდე იქ ათჯერ ადის და ჩამოდის. კორპუსები თელავში იწარმოება ფურცლებისგან, რომელთა მესამედი გადამუშავებული პლასტმასია.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6)],
    },
    performance: {
      title: say('Loaded right', 'სწორად დატვირთვა'),
      details: say(
        'Most boxes that come off were loaded wrong. Five rules, in this order.',
        'ბოქსების უმეტესობა არასწორი დატვირთვის გამო ვარდება. ხუთი წესი, ამ თანმიმდევრობით.',
      ),
      steps: [
        {
          title: say('Look up the roof load', 'ნახეთ სახურავის დატვირთვა'),
          text: say(
            'It is in the car’s manual, often 75 kg with the box and bars in it. The box weighs 19 kg, the bars 5 kg.',
            'ის ავტომობილის ინსტრუქციაშია, ხშირად 75 კგ — ბოქსისა და განივების ჩათვლით. ბოქსი 19 კგ-ია, განივები — 5 კგ.',
          ),
          image: scene(kind, 3),
        },
        {
          title: say('Set the bars apart', 'დააშორეთ განივები'),
          text: say(
            'At least 60 cm from each other, better 75. Measure on both sides.',
            'ერთმანეთისგან სულ მცირე 60 სმ, უკეთესია 75. გაზომეთ ორივე მხარეს.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('Heavy things in the middle', 'მძიმე — შუაში'),
          text: say(
            'Light bags to the ends. Skis with their tips to the back.',
            'მსუბუქი ჩანთები ბოლოებში. თხილამურები წვერით უკან.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('Strap, then close', 'ჯერ ღვედი, შემდეგ სახურავი'),
          text: say(
            'The key comes out only when all three bolts have shut.',
            'გასაღები მხოლოდ მაშინ ამოდის, როცა სამივე საკეტი დახურულია.',
          ),
          image: scene(kind, 4),
        },
        {
          title: say('Check after 50 km', 'შეამოწმეთ 50 კმ-ში'),
          text: say(
            'Stop once and press each claw. After that, at every refuelling or charge.',
            'ერთხელ გაჩერდით და ყველა სამაგრს დააჭირეთ ხელი. შემდეგ — ყოველ გასამართ ან დასატენ სადგურზე.',
          ),
          image: scene(kind, 1),
        },
      ],
    },
    technical: [
      {
        name: say('Box 460', 'ბოქსი 460'),
        image: scene(kind, 3),
        facts: [
          fact(say('Outside', 'გარე ზომა'), say('2050 × 840 × 400 mm', '2050 × 840 × 400 მმ')),
          fact(say('Volume', 'მოცულობა'), say('460 L', '460 ლ')),
          fact(say('Weight', 'წონა'), say('19 kg', '19 კგ')),
          fact(say('Load', 'ტვირთი'), say('75 kg', '75 კგ')),
        ],
      },
      {
        name: say('Box 340', 'ბოქსი 340'),
        image: scene(kind, 6),
        facts: [
          fact(say('Outside', 'გარე ზომა'), say('1680 × 800 × 390 mm', '1680 × 800 × 390 მმ')),
          fact(say('Volume', 'მოცულობა'), say('340 L', '340 ლ')),
          fact(say('Weight', 'წონა'), say('14 kg', '14 კგ')),
          fact(say('Load', 'ტვირთი'), say('75 kg', '75 კგ')),
        ],
      },
      {
        name: say('Bars', 'განივები'),
        image: scene(kind, 5),
        facts: [
          fact(say('Material', 'მასალა'), say('Aluminium, wing profile', 'ალუმინი, ფრთისებრი პროფილი')),
          fact(say('Width', 'სიგანე'), say('108, 118 or 127 cm', '108, 118 ან 127 სმ')),
          fact(
            say('For', 'უდგება'),
            say('plain roofs, rails, glass roofs', 'გლუვ სახურავს, რელინგებს, შუშის სახურავს'),
          ),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('size', say('Size and load', 'ზომა და ტვირთი')),
      keyRow('volume', say('Volume', 'მოცულობა'), say('460 L', '460 ლ')),
      row('outside', say('Outside', 'გარე ზომა'), say('2050 × 840 × 400 mm', '2050 × 840 × 400 მმ')),
      row('inside', say('Inside', 'შიდა ზომა'), say('1960 × 770 × 370 mm', '1960 × 770 × 370 მმ')),
      row('skis', say('Longest skis', 'თხილამურის სიგრძე'), say('192 cm', '192 სმ')),
      row('pairs', say('Pairs of skis', 'წყვილი თხილამური'), say('6', '6')),
      keyRow('load', say('Load', 'ტვირთი'), say('75 kg', '75 კგ'), scene(kind, 3)),
      row('weight', say('Weight', 'წონა'), say('19 kg', '19 კგ')),
      heading('shell', say('Shell', 'კორპუსი')),
      row(
        'material',
        say('Material', 'მასალა'),
        say('ABS, three layers, 34 % recycled', 'ABS, სამი ფენა, 34 % გადამუშავებული'),
      ),
      row('wall', say('Wall', 'კედელი'), say('4 mm', '4 მმ')),
      row(
        'uv',
        say('Sun', 'მზე'),
        say('UV layer of acrylic glass, 5 years without fading', 'აკრილის UV ფენა, 5 წელი გაუხუნებლად'),
      ),
      row(
        'water',
        say('Rain and wash', 'წვიმა და რეცხვა'),
        say('Tight in rain; not for pressure washers', 'წვიმაში ჰერმეტული; მაღალი წნევით არ ირეცხება'),
      ),
      heading('fit', say('Fitting', 'მონტაჟი')),
      row('barsApart', say('Distance of the bars', 'განივებს შორის'), say('600 to 900 mm', '600-დან 900 მმ-მდე')),
      row('barWidth', say('Width of a bar', 'განივის სიგანე'), say('up to 90 mm', '90 მმ-მდე')),
      keyRow(
        'glass',
        say('Glass roofs', 'შუშის სახურავი'),
        say('61 series, 18 mm of air', '61 სერია, 18 მმ ღრეჩო'),
        scene(kind, 5),
      ),
      row('torque', say('Claws', 'სამაგრები'), say('4, click at 50 N·m', '4 ცალი, 50 ნ·მ-ზე ჩხაკუნით')),
      heading('drive', say('On the road', 'გზაზე')),
      row('speed', say('Top speed', 'უდიდესი სიჩქარე'), say('130 km/h', '130 კმ/სთ')),
      keyRow('range', say('Loss of range at 100 km/h', 'სვლის მარაგის დანაკარგი 100 კმ/სთ-ზე'), say('7 %', '7 %')),
      row('noise', say('Noise in the cabin at 110 km/h', 'ხმაური სალონში 110 კმ/სთ-ზე'), say('+1.5 dB', '+1,5 დბ')),
      heading('equipment', say('Equipment', 'აღჭურვილობა'), 'equipment'),
      parts('opening', say('Opening', 'გახსნა'), [
        ['left', say('From the left', 'მარცხნიდან'), yes],
        ['right', say('From the right', 'მარჯვნიდან'), yes],
        ['rear', say('From behind', 'უკნიდან'), no],
      ]),
      parts('extras', say('Extras', 'დამატებითი'), [
        ['straps', say('Three straps', 'სამი ღვედი'), yes],
        ['lock', say('Lock with two keys', 'საკეტი ორი გასაღებით'), yes],
        ['light', say('Light inside', 'შიდა განათება'), no],
        ['cover', say('Cover for the summer', 'საზაფხულო შალითა'), yes],
      ]),
      heading('service', say('Service', 'მომსახურება')),
      row('test', say('Tested', 'შემოწმება'), say('ISO 11154, crash at 30 km/h', 'ISO 11154, დაჯახება 30 კმ/სთ-ზე')),
      keyRow('warranty', say('Warranty', 'გარანტია'), say('5 years', '5 წელი')),
      row('partsYears', say('Spare parts', 'სათადარიგო ნაწილები'), say('10 years', '10 წელი')),
    ],
  },
};
