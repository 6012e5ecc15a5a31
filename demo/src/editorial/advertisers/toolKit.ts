import type { Advertiser } from './advertiser';
import { fact, say, scene } from './advertiser';

const kind = 'tool-kit';

/** The smallest advertiser: no telephone, no banner, no spec sheet. */
export const toolKit: Advertiser = {
  kind,
  title: say('Mchedeli · Tool kits for the boot', 'მჭედელი · ხელსაწყოების ნაკრებები საბარგულისთვის'),
  hasBanner: false,
  video: null,
  phone: null,
  email: 'mail@mchedeli.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: 64,
  content: {
    summary: say(
      'Thirty-two tools that fit under the floor of the boot: all that one can really do by the roadside, and a leaflet that says what one should not.',
      'ოცდათორმეტი ხელსაწყო, რომელიც საბარგულის იატაკის ქვეშ ეტევა: ყველაფერი, რისი გაკეთებაც გზაზე მართლა შეიძლება, და ფურცელი იმაზე, რისი — არა.',
    ),
    prices: [
      { name: say('Roll, 32 tools', 'რულონი, 32 ხელსაწყო'), usd: 64 },
      { name: say('Roll for electric cars, insulated', 'რულონი ელექტრომობილისთვის, იზოლირებული'), usd: 92 },
      { name: say('Tyre plugs and compressor', 'საბურავის ჟგუტები და კომპრესორი'), usd: 38 },
    ],
    characteristics: [
      {
        title: say('Does not rattle', 'არ ჩხარუნობს'),
        text: say(
          'A roll of waxed canvas holds each tool by itself. Under it the carpet stays clean.',
          'გასანთლული ტილოს რულონში თითო ხელსაწყოს თავისი ბუდე აქვს. იატაკი სუფთა რჩება.',
        ),
        image: scene(kind, 4),
      },
      {
        title: say('Steel that you can bend a bar with', 'ფოლადი, რომელიც არ ტყდება'),
        text: say(
          'Chrome vanadium, forged and not cast, hardened in Kutaisi. A tool that breaks is replaced, however old.',
          'ქრომ-ვანადიუმი, ნაჭედი და არა ჩამოსხმული, ქუთაისში ნაწრთობი. გატეხილ ხელსაწყოს ვცვლით, რა ასაკისაც უნდა იყოს.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('Knows cars from China', 'იცნობს ჩინურ ავტომობილებს'),
        text: say(
          'With the splined socket for wheel locks of BYD and Geely, which no kit from the supermarket has.',
          'BYD-ისა და Geely-ს თვლის საკეტების სპეციალური თავაკით, რომელიც სუპერმარკეტის ნაკრებებს არ აქვს.',
        ),
        image: scene(kind, 6),
      },
      {
        title: say('Gloves and a lamp', 'ხელთათმანი და ფანარი'),
        text: say(
          'The two things that are always missing at night in the rain.',
          'ორი რამ, რაც ღამით წვიმაში ყოველთვის გვაკლია.',
        ),
        image: null,
      },
    ],
    overview: {
      text: say(
        'Mchedeli means smith. Two brothers forge garden tools in Kutaisi; after a night on the Rikoti pass with a stripped wheel bolt they made the kit that would have helped. They answer mail on Sundays.',
        'ორი ძმა ქუთაისში ბაღის იარაღს ჭედს. რიკოთზე, გაფუჭებული თვლის ჭანჭიკით გათენებული ღამის შემდეგ, გააკეთეს ნაკრები, რომელიც იმ ღამით დაეხმარებოდა. წერილებს კვირაობით პასუხობენ.',
      ),
      images: [scene(kind, 1), scene(kind, 5)],
    },
    performance: {
      title: say('A flat tyre, step by step', 'დაშვებული საბურავი, ნაბიჯ-ნაბიჯ'),
      details: say('What is printed inside the roll, in both languages.', 'რაც რულონის შიგნით წერია, ორივე ენაზე.'),
      steps: [
        {
          title: say('Be seen', 'გამოჩნდით'),
          text: say(
            'Hazard lights, vest, triangle fifty steps behind the car. Everybody out on the side away from the road.',
            'ავარიული ნათება, ჟილეტი, სამკუთხედი ავტომობილიდან ორმოცდაათ ნაბიჯში. ყველა გადმოდის გზის საპირისპირო მხარეს.',
          ),
          image: scene(kind, 1),
        },
        {
          title: say('Loosen before lifting', 'ჯერ მოუშვით, მერე ასწიეთ'),
          text: say(
            'Half a turn each bolt while the wheel stands. Electric cars: lift only at the marked points, the battery is beside them.',
            'თითო ჭანჭიკი ნახევარი ბრუნით, სანამ თვალი დგას. ელექტრომობილი აწიეთ მხოლოდ მონიშნულ წერტილებზე — გვერდით ბატარეაა.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('Plug or change', 'დააჟგუტეთ ან გამოცვალეთ'),
          text: say(
            'A nail in the tread can be plugged. A cut in the side cannot: call for help.',
            'პროტექტორში ჩარჭობილი ლურსმანი იჟგუტება. გვერდზე გაჭრილი — არა: გამოიძახეთ დახმარება.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('Crosswise, twice', 'ჯვარედინად, ორჯერ'),
          text: say(
            'Tighten crosswise, let down, tighten again. After 50 km once more.',
            'მოუჭირეთ ჯვარედინად, დაუშვით, კიდევ მოუჭირეთ. 50 კმ-ის შემდეგ — ერთხელაც.',
          ),
          image: scene(kind, 6),
        },
      ],
    },
    technical: [
      {
        name: say('In the roll', 'რულონში'),
        image: scene(kind, 3),
        facts: [
          fact(say('Sockets', 'თავაკები'), say('10 to 21 mm, with wheel locks', '10–21 მმ, თვლის საკეტებისთვისაც')),
          fact(say('Spanners', 'ქანჩის გასაღებები'), say('8, from 8 to 19 mm', '8 ცალი, 8–19 მმ')),
          fact(
            say('Also', 'კიდევ'),
            say(
              'pliers, screwdrivers, knife, lamp, gloves, tape',
              'ბრტყელტუჩა, სახრახნისები, დანა, ფანარი, ხელთათმანი, ლენტი',
            ),
          ),
          fact(say('Weight', 'წონა'), say('3.1 kg', '3,1 კგ')),
          fact(say('Warranty', 'გარანტია'), say('For life', 'უვადო')),
        ],
      },
    ],
  },
  sheet: null,
};
