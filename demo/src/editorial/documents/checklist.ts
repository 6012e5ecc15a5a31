import type { Spoken } from '@caravan/api/schema';
import type { Language } from '@caravan/shared/terms';
import type { Document } from '@caravan/api/downloads';

const groups: readonly { readonly title: Spoken; readonly items: readonly (readonly [Spoken, Spoken])[] }[] = [
  {
    title: { en: 'Before you pay anything', ge: 'სანამ რამეს გადაიხდით' },
    items: [
      [
        {
          en: 'The VIN in the papers, on the windscreen and on the body is the same',
          ge: 'VIN კოდი ემთხვევა საბუთებში, საქარე მინაზე და ძარაზე',
        },
        {
          en: 'Compare all 17 characters; the letters I, O and Q never occur.',
          ge: 'შეადარეთ 17-ვე სიმბოლო; ასოები I, O და Q არასდროს გვხვდება.',
        },
      ],
      [
        {
          en: 'The history report is of this VIN and not older than 30 days',
          ge: 'ისტორიის ანგარიში ამ VIN კოდისაა და 30 დღეზე ძველი არ არის',
        },
        {
          en: 'Look at accidents, owners, fleet use and the date of the check.',
          ge: 'ნახეთ ავარიები, მფლობელები, გამოყენება ავტოპარკში და შემოწმების თარიღი.',
        },
      ],
      [
        { en: 'Odometer and wear agree', ge: 'გარბენი და ცვეთა ერთმანეთს შეესაბამება' },
        {
          en: 'Steering wheel, driver’s seat and brake pedal tell the distance.',
          ge: 'საჭე, მძღოლის სავარძელი და მუხრუჭის პედალი გარბენს ამხელს.',
        },
      ],
      [
        {
          en: 'You know which price it is: FOB, CIF or cleared in Georgia',
          ge: 'იცით, რომელი ფასია: FOB, CIF თუ განბაჟებული',
        },
        {
          en: 'FOB leaves freight to you, CIF ends in Poti or Batumi, customs come on top of both.',
          ge: 'FOB-ში გადაზიდვა თქვენზეა, CIF ფოთში ან ბათუმში მთავრდება, განბაჟება ორივეს ემატება.',
        },
      ],
      [
        { en: 'Payment goes to the company in the contract', ge: 'თანხა ხელშეკრულებაში მითითებულ კომპანიას ერიცხება' },
        {
          en: 'Not to a private account, and not in parts to several.',
          ge: 'და არა კერძო ანგარიშზე ან ნაწილ-ნაწილ რამდენიმეზე.',
        },
      ],
    ],
  },
  {
    title: { en: 'Body and underbody', ge: 'ძარა და ძირი' },
    items: [
      [
        { en: 'Paint thickness is even', ge: 'საღებავის სისქე თანაბარია' },
        {
          en: '80 to 180 µm as a rule; above 300 µm there is filler under it.',
          ge: 'როგორც წესი, 80–180 მკმ; 300 მკმ-ზე მეტი საფითხნს ნიშნავს.',
        },
      ],
      [
        {
          en: 'Gaps between doors, bonnet and wings are alike on both sides',
          ge: 'ღრეჩოები კარებს, კაპოტსა და ფრთებს შორის ორივე მხარეს ერთნაირია',
        },
        {
          en: 'Photograph both sides from the same place and compare.',
          ge: 'ორივე მხარე ერთი ადგილიდან გადაიღეთ და შეადარეთ.',
        },
      ],
      [
        { en: 'The battery case underneath has no dents', ge: 'ბატარეის კორპუსი ქვემოდან უდეფექტოა' },
        {
          en: 'A dent deeper than 5 mm means: have the battery opened, or leave the car.',
          ge: '5 მმ-ზე ღრმა ჩაჭყლეტა ნიშნავს: ბატარეა გასახსნელია ან ავტომობილი დასატოვებელი.',
        },
      ],
      [
        {
          en: 'No water line in the boot, under the carpets and in the lamps',
          ge: 'საბარგულში, იატაკის ქვეშ და ფარებში წყლის კვალი არ არის',
        },
        {
          en: 'Cars from floods look well and smell of perfume.',
          ge: 'დატბორილი ავტომობილი კარგად გამოიყურება და სუნამოს სუნი აქვს.',
        },
      ],
    ],
  },
  {
    title: { en: 'Drive and battery', ge: 'ძრავი და ბატარეა' },
    items: [
      [
        {
          en: 'State of health of the battery, measured and not told',
          ge: 'ბატარეის მდგომარეობა გაზომილია და არა ნათქვამი',
        },
        {
          en: 'Above 90 % in the first three years, above 80 % to the sixth.',
          ge: 'პირველ სამ წელიწადში 90 %-ზე მეტი, მეექვსემდე — 80 %-ზე მეტი.',
        },
      ],
      [
        { en: 'It charges with alternating and with direct current', ge: 'იტენება როგორც ცვლადი, ისე მუდმივი დენით' },
        {
          en: 'Bring the adapter that you will use: most cars from China have GB/T sockets.',
          ge: 'თან იქონიეთ თქვენი ადაპტერი: ჩინური ავტომობილების უმეტესობას GB/T ბუდე აქვს.',
        },
      ],
      [
        {
          en: 'Hybrids: the engine starts from cold while you listen',
          ge: 'ჰიბრიდი: ძრავი თქვენი თანდასწრებით, ცივი იქოქება',
        },
        { en: 'A warm engine at a viewing hides its first minute.', ge: 'წინასწარ გამთბარი ძრავი პირველ წუთს მალავს.' },
      ],
      [
        { en: 'No warning lamp stays on', ge: 'არცერთი გამაფრთხილებელი ნათურა არ რჩება ანთებული' },
        {
          en: 'All must light up when you switch on, and go out within seconds.',
          ge: 'ჩართვისას ყველა უნდა აინთოს და წამებში ჩაქრეს.',
        },
      ],
    ],
  },
  {
    title: { en: 'Inside', ge: 'სალონი' },
    items: [
      [
        { en: 'The language of the screen can be changed', ge: 'ეკრანის ენა იცვლება' },
        {
          en: 'Some cars made for China have no English at all; see it yourself.',
          ge: 'ჩინური ბაზრის ზოგ ავტომობილს ინგლისური საერთოდ არ აქვს; თავად ნახეთ.',
        },
      ],
      [
        {
          en: 'Maps, app and voice: what of it works outside China',
          ge: 'რუკა, აპლიკაცია, ხმა: რა მუშაობს ჩინეთის გარეთ',
        },
        {
          en: 'Count on the telephone on a holder; be glad of the rest.',
          ge: 'ტელეფონის სამაგრზე იქონიეთ იმედი, დანარჩენი საჩუქარია.',
        },
      ],
      [
        {
          en: 'Both keys, charging cable, adapter and manual are there',
          ge: 'ორივე გასაღები, კაბელი, ადაპტერი და ინსტრუქცია ადგილზეა',
        },
        {
          en: 'A second key made later is dear and takes weeks.',
          ge: 'მეორე გასაღების მოგვიანებით დამზადება ძვირია და კვირები სჭირდება.',
        },
      ],
    ],
  },
  {
    title: { en: 'At the handover', ge: 'ჩაბარებისას' },
    items: [
      [
        {
          en: 'The car has no scratch that the loading photos do not show',
          ge: 'არ აქვს ნაკაწრი, რომელიც დატვირთვის ფოტოებზე არ ჩანს',
        },
        { en: 'Note it on the waybill before you sign.', ge: 'ხელმოწერამდე ჩაწერეთ ზედნადებში.' },
      ],
      [
        {
          en: 'You hold the contract, invoice, bill of lading, export declaration and customs receipt',
          ge: 'გაქვთ ხელშეკრულება, ინვოისი, კონოსამენტი, საექსპორტო დეკლარაცია და საბაჟო ქვითარი',
        },
        { en: 'All five are needed for registration.', ge: 'რეგისტრაციას ხუთივე სჭირდება.' },
      ],
    ],
  },
];

/** What to look at before buying a used car from China. */
export const checklist = (language: Language): Document => ({
  title: { en: 'Buyer’s check list', ge: 'მყიდველის საკონტროლო სია' }[language],
  lead: {
    en: 'Eighteen points between an offer that looks good and a car that is. Print it, take a pen, and let nobody hurry you.',
    ge: 'თვრამეტი პუნქტი კარგ შეთავაზებასა და კარგ ავტომობილს შორის. ამობეჭდეთ, კალამი მოიმარჯვეთ და არავის აჩქარების უფლება არ მისცეთ.',
  }[language],
  blocks: groups.flatMap(({ title, items }) => [
    { kind: 'heading', text: title[language] },
    { kind: 'checks', items: items.map(([point, why]) => ({ title: point[language], text: why[language] })) },
  ]),
  foot: {
    en: 'VIN: ________________________    Date: ______________    Seen by: ________________________',
    ge: 'VIN: ________________________    თარიღი: ______________    შეამოწმა: ________________________',
  }[language],
});
