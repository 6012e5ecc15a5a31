import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, same, say, scene, yes } from './advertiser';

const kind = 'charger';

export const charger: Advertiser = {
  kind,
  title: say('Voltika · Home chargers and cables', 'ვოლტიკა · სახლის დამტენები და კაბელები'),
  hasBanner: true,
  video: '/media/videos/accessory.mp4',
  phone: '+995 32 2 555 01 12',
  email: 'hello@voltika.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: 540,
  content: {
    summary: say(
      'A wall charger for cars from China: it speaks GB/T as well as Type 2, takes one phase or three, and never draws more than your house can give.',
      'კედლის დამტენი ჩინეთიდან ჩამოყვანილი ავტომობილებისთვის: მუშაობს როგორც GB/T, ისე Type 2 სტანდარტით, ერთ ან სამ ფაზაზე, და სახლს ზედმეტად არ ტვირთავს.',
    ),
    prices: [
      { name: say('Voltika Home 7, one phase, 7.4 kW', 'Voltika Home 7, ერთფაზა, 7,4 კვტ'), usd: 420 },
      { name: say('Voltika Home 11, three phases, 11 kW', 'Voltika Home 11, სამფაზა, 11 კვტ'), usd: 540 },
      { name: say('Spare cable, GB/T, 5 m', 'სათადარიგო კაბელი, GB/T, 5 მ'), usd: 95 },
      { name: say('Installation outside Tbilisi', 'მონტაჟი თბილისის გარეთ'), usd: null },
    ],
    characteristics: [
      {
        title: say('Both plugs, one box', 'ორივე კონექტორი ერთ მოწყობილობაში'),
        text: say(
          'Order it with a GB/T cable for your Zeekr or BYD and change to Type 2 later: the cable is held by four screws, not by the warranty.',
          'შეუკვეთეთ GB/T კაბელით თქვენი Zeekr-ისთვის ან BYD-სთვის და მოგვიანებით Type 2-ზე გადადით: კაბელს მხოლოდ ოთხი ჭანჭიკი ამაგრებს და გარანტია არ იკარგება.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('It watches the main fuse', 'იცავს მთავარ ამომრთველს'),
        text: say(
          'A clip around the supply cable measures what the house uses. When the oven goes on, the car waits; when it goes off, charging speeds up again.',
          'მთავარ კაბელზე დამაგრებული სენსორი ზომავს სახლის მოხმარებას. ღუმელის ჩართვისას დატენვა ნელდება, გამორთვისას კი ისევ ჩქარდება.',
        ),
        image: scene(kind, 3),
      },
      {
        title: say('Night tariff by itself', 'ღამის ტარიფი თავისით'),
        text: say(
          'Say when you leave in the morning. The charger picks the cheap hours, and the battery is full and warm when you get in.',
          'მიუთითეთ, დილით როდის გადიხართ. დამტენი იაფ საათებს თავად შეარჩევს და გასვლისას ბატარეა სავსე და გამთბარი დაგხვდებათ.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('Made for the yard', 'ეზოსთვისაა შექმნილი'),
        text: say(
          'Rain, dust and a kick of a football: IP65 and IK10. From −30 to +50 °C it charges at full power.',
          'წვიმა, მტვერი თუ ბურთის დარტყმა — IP65 და IK10. −30-დან +50 °C-მდე სრული სიმძლავრით მუშაობს.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('No app needed', 'აპლიკაცია სავალდებულო არ არის'),
        text: say(
          'Plug in and it charges. The app adds a plan, a card lock for shared yards and a monthly sum for those who bill their company.',
          'შეაერთეთ და დაიწყებს დატენვას. აპლიკაცია ამატებს განრიგს, ბარათით დაბლოკვას საერთო ეზოში და თვის ჯამს მათთვის, ვისაც ხარჯს კომპანია უნაზღაურებს.',
        ),
        image: null,
      },
    ],
    overview: {
      text: say(
        'Voltika is five electricians from Tbilisi who were asked the same question every week: which charger fits a car from China? The Home series is their answer. It is assembled in Rustavi, tested on more than forty series of the catalogue, and comes with an electrician who installs it in one visit.',
        'ვოლტიკა თბილისელი ხუთი ელექტრიკოსია, რომლებსაც ყოველ კვირას ერთსა და იმავეს ეკითხებოდნენ: რომელი დამტენი უდგება ჩინურ ავტომობილს? Home სერია მათი პასუხია. ის რუსთავში იწყობა, კატალოგის ორმოცზე მეტ სერიაზეა შემოწმებული და ელექტრიკოსი ერთი ვიზიტით აყენებს.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6)],
    },
    performance: {
      title: say('From the wall to a full battery', 'კედლიდან სავსე ბატარეამდე'),
      details: say(
        'Four steps, one visit, about three hours. You see the price before anybody picks up a drill.',
        'ოთხი ნაბიჯი, ერთი ვიზიტი, დაახლოებით სამი საათი. ფასს ბურღის ჩართვამდე გაიგებთ.',
      ),
      steps: [
        {
          title: say('Photos instead of a visit', 'ვიზიტის ნაცვლად — ფოტოები'),
          text: say(
            'Send three photos: the meter, the fuse box, the place for the car. We answer within a day with a fixed price.',
            'გამოგვიგზავნეთ სამი ფოტო: მრიცხველი, გამანაწილებელი ფარი და ავტომობილის ადგილი. ერთ დღეში გიპასუხებთ საბოლოო ფასით.',
          ),
          image: scene(kind, 1),
        },
        {
          title: say('Own circuit, own protection', 'ცალკე ხაზი, ცალკე დაცვა'),
          text: say(
            'The charger gets its own line with a residual-current device and a breaker. Nothing else hangs on it.',
            'დამტენი იღებს ცალკე ხაზს დიფერენციალური დაცვითა და ავტომატური ამომრთველით. ამ ხაზზე სხვა არაფერია ჩართული.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('First charge together', 'პირველი დატენვა ერთად'),
          text: say(
            'We plug in your car, set its limit and the night hours, and measure what really flows.',
            'ვაერთებთ თქვენს ავტომობილს, ვაყენებთ ზღვარსა და ღამის საათებს და ვზომავთ რეალურ დენს.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('A paper for the insurer', 'დოკუმენტი მზღვეველისთვის'),
          text: say(
            'You keep the measuring record with stamp and date. Insurers ask for it after a fire, never before.',
            'გრჩებათ გაზომვის ოქმი ბეჭდითა და თარიღით. მზღვეველი მას ხანძრის შემდეგ ითხოვს და არა მანამდე.',
          ),
          image: scene(kind, 4),
        },
      ],
    },
    technical: [
      {
        name: say('Charging', 'დატენვა'),
        image: scene(kind, 2),
        facts: [
          fact(say('Power', 'სიმძლავრე'), say('7.4 or 11 kW, in steps of 1 A', '7,4 ან 11 კვტ, 1 ა ბიჯით')),
          fact(
            say('60 kWh battery, 20 to 80 %', '60 კვტ·სთ ბატარეა, 20-დან 80 %-მდე'),
            say('3 h 20 min at 11 kW', '3 სთ 20 წთ, 11 კვტ-ზე'),
          ),
          fact(say('Plug', 'კონექტორი'), say('GB/T 20234.2 or Type 2', 'GB/T 20234.2 ან Type 2')),
          fact(say('Cable', 'კაბელი'), say('5 m or 7.5 m, flexible to −35 °C', '5 ან 7,5 მ, მოქნილი −35 °C-მდე')),
        ],
      },
      {
        name: say('Connection', 'მიერთება'),
        image: scene(kind, 3),
        facts: [
          fact(say('Supply', 'კვება'), say('230 V one phase or 400 V three phases', '230 ვ ერთფაზა ან 400 ვ სამფაზა')),
          fact(
            say('Breaker', 'ამომრთველი'),
            say('40 A (7.4 kW), 3 × 20 A (11 kW)', '40 ა (7,4 კვტ), 3 × 20 ა (11 კვტ)'),
          ),
          fact(say('Protection', 'დაცვა'), say('Type A 30 mA, DC 6 mA built in', 'A ტიპი 30 მა, ჩაშენებული DC 6 მა')),
          fact(say('Network', 'ქსელი'), say('Wi-Fi 2.4 GHz, Bluetooth, RS-485', 'Wi-Fi 2,4 გჰც, Bluetooth, RS-485')),
        ],
      },
      {
        name: say('In the box', 'კომპლექტში'),
        image: scene(kind, 4),
        facts: [
          fact(
            say('Charger', 'დამტენი'),
            say('with fixed cable and wall bracket', 'ფიქსირებული კაბელითა და კედლის სამაგრით'),
          ),
          fact(say('Load sensor', 'დატვირთვის სენსორი'), say('with 10 m of wire', '10 მ სადენით')),
          fact(say('Cards', 'ბარათები'), say('3, for unlocking', '3 ცალი, განსაბლოკად')),
          fact(say('Warranty', 'გარანტია'), say('3 years, 5 after installation by us', '3 წელი; ჩვენი მონტაჟით — 5')),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('power', say('Electrical data', 'ელექტრული მონაცემები')),
      keyRow('maxPower', say('Charging power', 'დატენვის სიმძლავრე'), say('11 kW', '11 კვტ')),
      row('current', say('Current', 'დენი'), say('6 to 16 A for each phase', '6-დან 16 ა-მდე თითო ფაზაზე')),
      row('voltage', say('Voltage', 'ძაბვა'), say('230 / 400 V, 50 Hz', '230 / 400 ვ, 50 ჰც')),
      row('standby', say('Standby', 'მოლოდინის რეჟიმი'), say('2.8 W', '2,8 ვტ')),
      row('efficiency', say('Loss at full power', 'დანაკარგი სრულ სიმძლავრეზე'), say('0.4 %', '0,4 %')),
      row('meter', say('Meter', 'მრიცხველი'), say('±1 %, MID class B', '±1 %, MID B კლასი')),
      heading('plug', say('Plug and cable', 'კონექტორი და კაბელი')),
      keyRow(
        'standard',
        say('Plug', 'კონექტორი'),
        say('GB/T 20234.2, Type 2 on request', 'GB/T 20234.2, მოთხოვნით Type 2'),
        scene(kind, 2),
      ),
      row('length', say('Cable length', 'კაბელის სიგრძე'), say('5 m', '5 მ')),
      row('section', say('Conductors', 'ძარღვები'), say('5 × 2.5 mm²', '5 × 2,5 მმ²')),
      row('cycles', say('Plug cycles', 'შეერთების ციკლები'), say('10,000', '10 000')),
      heading('body', say('Body', 'კორპუსი')),
      row('size', say('Size', 'ზომა'), say('340 × 195 × 105 mm', '340 × 195 × 105 მმ')),
      row('weight', say('Weight with cable', 'წონა კაბელით'), say('4.6 kg', '4,6 კგ')),
      keyRow('ip', say('Protection', 'დაცვის კლასი'), same('IP65, IK10')),
      row('temperature', say('Works at', 'სამუშაო ტემპერატურა'), say('−30 to +50 °C', '−30-დან +50 °C-მდე')),
      row('noise', say('Noise', 'ხმაური'), say('none, no fan', 'უხმაურო, ვენტილატორის გარეშე')),
      heading('safety', say('Safety', 'უსაფრთხოება'), 'equipment'),
      parts('protection', say('Protects against', 'იცავს'), [
        ['dc', say('Direct fault current, 6 mA', 'მუდმივი გაჟონვის დენი, 6 მა'), yes],
        ['overvoltage', say('Overvoltage', 'ძაბვის მატება'), yes],
        ['heat', say('Hot plug', 'კონექტორის გადახურება'), yes],
        ['weld', say('Welded relay', 'რელეს მიდუღება'), yes],
        ['lightning', say('Lightning (type 2 arrester)', 'მეხი (მე-2 ტიპის განმმუხტველი)'), no],
      ]),
      heading('smart', say('Control', 'მართვა'), 'equipment'),
      parts('functions', say('Functions', 'ფუნქციები'), [
        ['balance', say('Load balance with the house', 'დატვირთვის ბალანსი სახლთან'), yes],
        ['tariff', say('Night tariff', 'ღამის ტარიფი'), yes],
        ['solar', say('Surplus of solar panels', 'მზის პანელების ნამატი'), yes],
        ['card', say('Card lock', 'ბარათით დაბლოკვა'), yes],
        ['ocpp', say('OCPP 1.6 for company yards', 'OCPP 1.6 კომპანიის ეზოსთვის'), yes],
        ['back', say('Power back to the house', 'ენერგიის უკან მიწოდება სახლისთვის'), no],
      ]),
      heading('service', say('Service', 'მომსახურება')),
      row(
        'cars',
        say('Tested with', 'შემოწმებულია'),
        say(
          'BYD, Zeekr, Xiaomi, XPeng, Li Auto, NIO, Leapmotor, Aion',
          'BYD, Zeekr, Xiaomi, XPeng, Li Auto, NIO, Leapmotor, Aion',
        ),
      ),
      keyRow('warranty', say('Warranty', 'გარანტია'), say('3 years', '3 წელი')),
      row('assembly', say('Assembled in', 'აწყობის ადგილი'), say('Rustavi', 'რუსთავი')),
      row('certificate', say('Standards', 'სტანდარტები'), same('IEC 61851-1, GB/T 18487.1, CE')),
    ],
  },
};
