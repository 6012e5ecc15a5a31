import type { Advertiser } from './advertiser';
import { fact, say, scene } from './advertiser';

const kind = 'seat-covers';

/** Sells by measure: no spec sheet, no manual. */
export const seatCovers: Advertiser = {
  kind,
  title: say('Lile · Seat covers in leather and felt', 'ლილე · სავარძლის შალითები ტყავისა და თექისგან'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 24',
  email: 'atelier@lile.example',
  hasManual: false,
  overviewScene: 5,
  guidePriceUsd: 320,
  content: {
    summary: say(
      'Covers sewn for your seats, of Georgian leather and felt. They sit like the factory’s own and come off in twenty minutes.',
      'თქვენს სავარძლებზე შეკერილი შალითები ქართული ტყავისა და თექისგან. ქარხნულივით ზის და ოც წუთში იხსნება.',
    ),
    prices: [
      { name: say('Felt, two front seats', 'თექა, წინა ორი სავარძელი'), usd: 180 },
      { name: say('Felt and leather, five seats', 'თექა და ტყავი, ხუთი სავარძელი'), usd: 320 },
      { name: say('Leather, five seats', 'ტყავი, ხუთი სავარძელი'), usd: 540 },
      { name: say('Six or seven seats', 'ექვსი ან შვიდი სავარძელი'), usd: null },
    ],
    characteristics: [
      {
        title: say('Felt from Tusheti wool', 'თექა თუშური მატყლისგან'),
        text: say(
          'Warm in January, dry in July. Wool takes up a third of its weight in moisture before it feels damp.',
          'იანვარში თბილია, ივლისში — მშრალი. მატყლი საკუთარი წონის მესამედ ტენს იწოვს, სანამ სისველეს იგრძნობთ.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('The airbag finds its way out', 'უსაფრთხოების ბალიში იხსნება'),
        text: say(
          'The side seams over airbags are sewn with a thread made to tear, tested on the seats of nine series.',
          'უსაფრთხოების ბალიშის თავზე ნაკერი სპეციალური, ადვილად წყვეტადი ძაფითაა შესრულებული და ცხრა სერიის სავარძლებზეა შემოწმებული.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('Heating and ventilation go on', 'გათბობა და ვენტილაცია მუშაობს'),
        text: say(
          'Perforated where the seat blows, thin where it warms. Tell us what your seats can do.',
          'პერფორირებულია იქ, სადაც სავარძელი უბერავს, თხელია იქ, სადაც ათბობს. გვითხარით, რა ფუნქციები აქვს თქვენს სავარძლებს.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('A seam can be mended', 'ნაკერი შეკეთდება'),
        text: say(
          'We keep your pattern and a metre of your leather for five years.',
          'თქვენს თარგსა და ერთ მეტრ ტყავს ხუთი წელი ვინახავთ.',
        ),
        image: scene(kind, 6),
      },
    ],
    overview: {
      text: say(
        'Lile is an atelier of seven in Vera, Tbilisi. It made saddles for the riding school first; a neighbour asked for a seat, and then his neighbour did. Each set is cut after the car has been measured, numbered on the inside of the driver’s seat and signed by the person who sewed it.',
        'ლილე შვიდი ოსტატის სახელოსნოა ვერაზე, თბილისში. თავდაპირველად უნაგირებს კერავდა საჯირითო სკოლისთვის; მერე მეზობელმა სავარძელი სთხოვა, შემდეგ — მისმა მეზობელმა. თითოეული კომპლექტი ანაზომით იჭრება, მძღოლის სავარძლის შიგნით ინომრება და მკერავი თავად აწერს ხელს.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6), scene(kind, 2)],
    },
    performance: {
      title: say('From measure to seat', 'ანაზომიდან სავარძლამდე'),
      details: say(
        'Two visits, ten days apart. In between you drive as always.',
        'ორი ვიზიტი, ათი დღის შუალედით. მანამდე ჩვეულებრივ დადიხართ.',
      ),
      steps: [
        {
          title: say('Touch first', 'ჯერ შეეხეთ'),
          text: say(
            'Fourteen leathers and nine felts lie on the table. Nobody chooses leather from a screen.',
            'მაგიდაზე თოთხმეტი ტყავი და ცხრა თექა აწყვია. ტყავს ეკრანიდან არავინ ირჩევს.',
          ),
          image: scene(kind, 6),
        },
        {
          title: say('Measured in an hour', 'ანაზომი ერთ საათში'),
          text: say(
            'Each seat with its levers, headrests and belt locks, also the child’s seat if you bring it.',
            'ყველა სავარძელი თავისი ბერკეტებით, საყრდენებითა და ღვედის საკეტებით; ბავშვის სავარძელიც, თუ წამოიღებთ.',
          ),
          image: scene(kind, 3),
        },
        {
          title: say('Fitted while you wait', 'მორგება თქვენს თვალწინ'),
          text: say(
            'Forty minutes and a coffee. What does not sit goes back under the needle at once.',
            'ორმოცი წუთი და ერთი ყავა. რაც არ ზის, მაშინვე ნემსის ქვეშ ბრუნდება.',
          ),
          image: scene(kind, 5),
        },
      ],
    },
    technical: [
      {
        name: say('Felt', 'თექა'),
        image: scene(kind, 2),
        facts: [
          fact(say('Wool', 'მატყლი'), say('Tusheti sheep, 100 %', 'თუშური ცხვარი, 100 %')),
          fact(say('Weight', 'წონა'), say('620 g/m²', '620 გ/მ²')),
          fact(say('Wear', 'ცვეთამედეგობა'), say('60,000 Martindale cycles', '60 000 ციკლი (მარტინდეილი)')),
          fact(
            say('Care', 'მოვლა'),
            say('Vacuum cleaner, wool wash at 30 °C', 'მტვერსასრუტი, მატყლის რეცხვა 30 °C-ზე'),
          ),
        ],
      },
      {
        name: say('Leather', 'ტყავი'),
        image: scene(kind, 6),
        facts: [
          fact(
            say('Hide', 'ტყავი'),
            say('Cow, full grain, tanned without chrome', 'ძროხის, ნატურალური ზედაპირით, უქრომო თრიმვლით'),
          ),
          fact(say('Thickness', 'სისქე'), say('1.2 mm', '1,2 მმ')),
          fact(say('Colours', 'ფერები'), say('14', '14')),
          fact(say('Warranty', 'გარანტია'), say('5 years on seams, 3 on leather', '5 წელი ნაკერზე, 3 — ტყავზე')),
        ],
      },
    ],
  },
  sheet: null,
};
