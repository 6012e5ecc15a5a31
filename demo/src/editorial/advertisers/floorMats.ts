import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, say, scene, yes } from './advertiser';

const kind = 'floor-mats';

export const floorMats: Advertiser = {
  kind,
  title: say('Arali · Floor mats cut to your car', 'არალი · სალონის ხალიჩები ზუსტად თქვენი ავტომობილისთვის'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 14',
  email: 'orders@arali.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: 75,
  content: {
    summary: say(
      'Mats with a raised edge, cut from a laser scan of your series. Snow, mud and a spilt coffee stay on the mat; in the evening you tip them out.',
      'მაღალკიდიანი ხალიჩები, თქვენი სერიის ლაზერული ანაზომით გამოჭრილი. თოვლი, ტალახი და დაღვრილი ყავა ხალიჩაზე რჩება — საღამოს უბრალოდ გადმოაბრუნებთ.',
    ),
    prices: [
      { name: say('Two front mats', 'წინა ორი ხალიჩა'), usd: 45 },
      { name: say('Set for the cabin', 'სალონის კომპლექტი'), usd: 75 },
      { name: say('Set for three rows', 'სამრიგიანი სალონის კომპლექტი'), usd: 110 },
      { name: say('Boot liner', 'საბარგულის ხალიჩა'), usd: 48 },
    ],
    characteristics: [
      {
        title: say('An edge of 40 mm', '40 მმ სიმაღლის კიდე'),
        text: say(
          'It holds one and a half litres of melted snow: what two pairs of boots bring in on a day in Gudauri.',
          'იტევს ლიტრ-ნახევარ გამდნარ თოვლს — იმდენს, რამდენსაც ორი წყვილი ფეხსაცმელი გუდაურში ერთ დღეში შემოიტანს.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('Keeps clear of the pedals', 'პედლებს არ ედება'),
        text: say(
          'The driver’s mat locks on the factory hooks and ends two fingers short of the accelerator, in every series that we cut.',
          'მძღოლის ხალიჩა ქარხნულ სამაგრებზე იკეტება და აქსელერატორამდე ორი თითის დადებაზე წყდება — ყველა სერიაში, რომელსაც ვჭრით.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('No smell in August', 'უსუნო აგვისტოშიც'),
        text: say(
          'Thermoplastic elastomer, not recycled tyres. At 70 °C behind the windscreen it smells of nothing.',
          'თერმოპლასტიკური ელასტომერია და არა გადამუშავებული საბურავი. საქარე მინის უკან 70 °C-ზეც სუნი არ აქვს.',
        ),
        image: scene(kind, 6),
      },
      {
        title: say('Cut again for nothing', 'ხელახლა გამოჭრა უფასოდ'),
        text: say(
          'If a mat does not lie flat, send us a photo. We correct the pattern and send a new one; you keep the old one for the boot.',
          'თუ ხალიჩა ბრტყლად არ დევს, გამოგვიგზავნეთ ფოტო. ნიმუშს შევასწორებთ და ახალს გამოგიგზავნით, ძველი კი საბარგულისთვის დაგრჩებათ.',
        ),
        image: null,
      },
    ],
    overview: {
      text: say(
        'Arali measures the floors of cars from China as they arrive in Poti, often before a dealer has them on offer. There are 212 patterns so far, among them long-wheelbase versions that nobody else cuts. Each set is named by series and year; tell us the VIN and you cannot order the wrong one.',
        'არალი ჩინურ ავტომობილებს ფოთში ჩამოსვლისთანავე ზომავს, ხშირად მანამდე, სანამ დილერი გასაყიდად გამოიტანს. უკვე 212 ნიმუშია, მათ შორის გაზრდილი ბაზის ვერსიებისთვისაც, რომლებსაც სხვა არავინ ჭრის. კომპლექტს სერიითა და წლით აღვნიშნავთ; მოგვწერეთ VIN კოდი და შეცდომა გამორიცხულია.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6)],
    },
    performance: {
      title: say('Fitted in ten minutes', 'დადებას ათი წუთი უნდა'),
      details: say(
        'No tools. The old mats come out first: two mats on top of each other slide.',
        'ხელსაწყო არ სჭირდება. ჯერ ძველი ხალიჩები ამოიღეთ: ერთმანეთზე დადებული ხალიჩა სრიალებს.',
      ),
      steps: [
        {
          title: say('Vacuum the carpet', 'გაასუფთავეთ იატაკი'),
          text: say(
            'Sand under a mat grinds the carpet away. Two minutes with the vacuum cleaner save it.',
            'ხალიჩის ქვეშ დარჩენილი ქვიშა იატაკს ცვეთს. მტვერსასრუტით ორი წუთიც საკმარისია.',
          ),
          image: scene(kind, 1),
        },
        {
          title: say('Driver’s side first', 'ჯერ მძღოლის მხარე'),
          text: say(
            'Push the eyelets onto the factory hooks until they click, then pull once at the front edge.',
            'დააჭირეთ რგოლებს ქარხნულ სამაგრებზე, სანამ არ დაიკეტება, შემდეგ წინა კიდეს ერთხელ მოქაჩეთ.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('Press the pedals', 'შეამოწმეთ პედლები'),
          text: say(
            'Press each pedal down to the floor before you drive. Nothing may touch the mat.',
            'გამგზავრებამდე თითოეული პედალი ბოლომდე დააჭირეთ. ხალიჩას არაფერი უნდა შეეხოს.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('Wash it like a plate', 'რეცხეთ თეფშივით'),
          text: say(
            'Water and dish soap are enough. No tyre shine: it makes the surface slippery.',
            'წყალი და ჭურჭლის სარეცხი საკმარისია. საბურავის საპრიალებელი არ გამოიყენოთ: ზედაპირი სრიალა ხდება.',
          ),
          image: scene(kind, 4),
        },
      ],
    },
    technical: [
      {
        name: say('Material', 'მასალა'),
        image: scene(kind, 2),
        facts: [
          fact(say('Material', 'მასალა'), say('TPE, three layers', 'TPE, სამი ფენა')),
          fact(say('Thickness', 'სისქე'), say('3.2 mm, 5 mm under the heel', '3,2 მმ, ქუსლის ქვეშ 5 მმ')),
          fact(say('Temperature', 'ტემპერატურა'), say('−50 to +80 °C', '−50-დან +80 °C-მდე')),
          fact(say('Can be recycled', 'გადამუშავება'), say('wholly', 'სრულად')),
        ],
      },
      {
        name: say('Fit', 'მორგება'),
        image: scene(kind, 3),
        facts: [
          fact(say('Patterns', 'ნიმუშები'), say('212 series and years', '212 სერია და წელი')),
          fact(say('Accuracy', 'სიზუსტე'), say('±2 mm to the scan', '±2 მმ ანაზომთან')),
          fact(say('Hooks', 'სამაგრები'), say('of the car, none to screw in', 'ავტომობილის საკუთარი, დაუხრახნავად')),
        ],
      },
      {
        name: say('In the box', 'კომპლექტში'),
        image: scene(kind, 4),
        facts: [
          fact(say('Mats', 'ხალიჩები'), say('4, in two rows', '4 ცალი, ორ რიგზე')),
          fact(say('Spare eyelets', 'სათადარიგო რგოლები'), say('4', '4 ცალი')),
          fact(
            say('Warranty', 'გარანტია'),
            say('2 years, also for wear under the heel', '2 წელი, ქუსლის ადგილის ცვეთაზეც'),
          ),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('size', say('Size and weight', 'ზომა და წონა')),
      keyRow('edge', say('Height of the edge', 'კიდის სიმაღლე'), say('40 mm', '40 მმ'), scene(kind, 3)),
      row('thickness', say('Thickness', 'სისქე'), say('3.2 mm', '3,2 მმ')),
      row('heel', say('Thickness under the heel', 'სისქე ქუსლის ქვეშ'), say('5 mm', '5 მმ')),
      row('weight', say('Weight of a set', 'კომპლექტის წონა'), say('5.4 kg', '5,4 კგ')),
      row('volume', say('Water that a front mat holds', 'წინა ხალიჩა იტევს'), say('1.5 L', '1,5 ლ')),
      heading('material', say('Material', 'მასალა')),
      keyRow(
        'substance',
        say('Material', 'მასალა'),
        say('Thermoplastic elastomer (TPE)', 'თერმოპლასტიკური ელასტომერი (TPE)'),
      ),
      row('layers', say('Layers', 'ფენები'), say('Grip, foam, carrier', 'ზედაპირი, ქაფი, ფუძე')),
      row('hardness', say('Hardness', 'სიმტკიცე'), say('68 Shore A', '68 Shore A')),
      row('low', say('Stays soft down to', 'ელასტიკურია'), say('−50 °C', '−50 °C-მდე')),
      row('high', say('Keeps its shape up to', 'ფორმას ინარჩუნებს'), say('+80 °C', '+80 °C-მდე')),
      row(
        'smell',
        say('Smell (VDA 270, 80 °C)', 'სუნი (VDA 270, 80 °C)'),
        say('Grade 2.5: hardly noticeable', '2,5 ქულა: თითქმის შეუმჩნეველი'),
      ),
      row('fire', say('Burning rate (ISO 3795)', 'წვის სიჩქარე (ISO 3795)'), say('42 mm/min', '42 მმ/წთ')),
      heading('fit', say('Fit', 'მორგება')),
      keyRow('patterns', say('Patterns', 'ნიმუშები'), say('212', '212')),
      row('tolerance', say('Accuracy', 'სიზუსტე'), say('±2 mm', '±2 მმ')),
      row(
        'hooks',
        say('Fastening', 'დამაგრება'),
        say('Factory hooks, eyelets of polyamide', 'ქარხნული სამაგრები, პოლიამიდის რგოლები'),
      ),
      row('steering', say('Steering wheel', 'საჭე'), say('Left; right on request', 'მარცხენა; მოთხოვნით მარჯვენა')),
      heading('equipment', say('Versions', 'ვერსიები'), 'equipment'),
      parts('sets', say('Sets', 'კომპლექტები'), [
        ['front', say('Front row', 'წინა რიგი'), yes],
        ['cabin', say('Two rows', 'ორი რიგი'), yes],
        ['third', say('Third row', 'მესამე რიგი'), yes],
        ['boot', say('Boot', 'საბარგული'), yes],
        ['frunk', say('Front boot of electric cars', 'ელექტრომობილის წინა საბარგული'), no],
      ]),
      parts('colours', say('Colours', 'ფერები'), [
        ['black', say('Black', 'შავი'), yes],
        ['grey', say('Grey', 'ნაცრისფერი'), yes],
        ['beige', say('Beige', 'ჩალისფერი'), no],
      ]),
      heading('service', say('Service', 'მომსახურება')),
      row('time', say('Time to make', 'დამზადების დრო'), say('2 working days', '2 სამუშაო დღე')),
      row(
        'delivery',
        say('Delivery', 'მიწოდება'),
        say('Georgia 1–3 days, Azerbaijan 5–7 days', 'საქართველო 1–3 დღე, აზერბაიჯანი 5–7 დღე'),
      ),
      keyRow('warranty', say('Warranty', 'გარანტია'), say('2 years', '2 წელი')),
      row('return', say('Return', 'დაბრუნება'), say('30 days', '30 დღე')),
    ],
  },
};
