import type { Language } from '@caravan/shared/terms';
import type { Document } from '@caravan/api/downloads';

interface Entry {
  readonly en: string;
  readonly ge: string;
  readonly meansEn: string;
  readonly meansGe: string;
}

const entries: readonly Entry[] = [
  {
    en: 'Battery capacity',
    ge: 'ბატარეის ტევადობა',
    meansEn: 'Energy that the battery holds, in kWh. What of it may be used is 3 to 8 % less.',
    meansGe: 'ენერგია, რომელსაც ბატარეა იტევს, კვტ·სთ-ში. გამოსაყენებელი 3–8 %-ით ნაკლებია.',
  },
  {
    en: 'Bill of lading',
    ge: 'კონოსამენტი',
    meansEn: 'The ship’s receipt for the car. Who holds the original can collect it.',
    meansGe: 'გემის ხელწერილი ავტომობილზე. ვისაც დედანი აქვს, ავტომობილსაც ის იღებს.',
  },
  {
    en: 'CIF',
    ge: 'CIF',
    meansEn: 'Cost, insurance, freight: the price up to the port of arrival, customs not included.',
    meansGe: 'ღირებულება, დაზღვევა, გადაზიდვა: ფასი დანიშნულების პორტამდე, განბაჟების გარეშე.',
  },
  {
    en: 'CCIC',
    ge: 'CCIC',
    meansEn: 'China Certification & Inspection Group, which checks used cars before export.',
    meansGe: 'ჩინეთის სერტიფიკაციისა და ინსპექტირების ჯგუფი, რომელიც მეორად ავტომობილს ექსპორტამდე ამოწმებს.',
  },
  {
    en: 'CLTC',
    ge: 'CLTC',
    meansEn: 'The Chinese test cycle. On the road expect a fifth to a third less range, in winter more so.',
    meansGe: 'ჩინური სატესტო ციკლი. გზაზე სვლის მარაგი მეხუთედით ან მესამედით ნაკლებია, ზამთარში — მეტადაც.',
  },
  {
    en: 'Customs clearance',
    ge: 'განბაჟება',
    meansEn: 'Declaring the car and paying what is due on it.',
    meansGe: 'ავტომობილის დეკლარირება და კუთვნილი გადასახადების გადახდა.',
  },
  {
    en: 'EREV',
    ge: 'გაზრდილი სვლის მარაგით',
    meansEn: 'Range-extended electric: motors drive the car, a petrol engine only charges the battery.',
    meansGe: 'ავტომობილს ელექტროძრავი ამოძრავებს, ბენზინის ძრავი მხოლოდ ბატარეას ტენის.',
  },
  {
    en: 'Excise',
    ge: 'აქციზი',
    meansEn: 'Duty by engine volume and age of the car.',
    meansGe: 'გადასახადი ძრავის მოცულობისა და ავტომობილის ასაკის მიხედვით.',
  },
  {
    en: 'Export tax refund',
    ge: 'საექსპორტო გადასახადის დაბრუნება',
    meansEn: 'China pays back VAT on some exported cars; offers say whether the price counts on it.',
    meansGe: 'ჩინეთი ზოგ ექსპორტირებულ ავტომობილზე დღგ-ს აბრუნებს; განცხადებაში წერია, ითვალისწინებს თუ არა ამას ფასი.',
  },
  {
    en: 'Fleet car',
    ge: 'ავტოპარკის ავტომობილი',
    meansEn: 'Was a taxi, a hire car or a company’s. Serviced on time, driven by many.',
    meansGe: 'იყო ტაქსი, გასაქირავებელი ან კომპანიის. დროულად მოვლილი, ბევრის ნატარები.',
  },
  {
    en: 'FOB',
    ge: 'FOB',
    meansEn: 'Free on board: the price with the car on the ship in China. Freight and insurance are yours.',
    meansGe: 'ფასი გემზე დატვირთული ავტომობილისა ჩინეთში. გადაზიდვა და დაზღვევა თქვენზეა.',
  },
  {
    en: 'GB/T',
    ge: 'GB/T',
    meansEn: 'The charging plug of China. Ask which plugs a public post has before you rely on it.',
    meansGe: 'ჩინური დატენვის სტანდარტი. სანამ საჯარო დამტენს დაეყრდნობით, გაარკვიეთ, რომელი კონექტორი აქვს.',
  },
  {
    en: 'Guide price',
    ge: 'სარეკომენდაციო ფასი',
    meansEn: 'What the maker asks for a new car in China. Dealers often go below it.',
    meansGe: 'მწარმოებლის ფასი ახალ ავტომობილზე ჩინეთში. დილერები ხშირად უფრო იაფად ყიდიან.',
  },
  { en: 'Odometer', ge: 'გარბენი', meansEn: 'Kilometres driven so far.', meansGe: 'დღემდე გავლილი კილომეტრები.' },
  {
    en: 'OEM price',
    ge: 'OEM ფასი',
    meansEn: 'Price of the new car from its maker, in yuan.',
    meansGe: 'ახალი ავტომობილის ფასი მწარმოებლისგან, იუანში.',
  },
  {
    en: 'Plate date',
    ge: 'რეგისტრაციის თარიღი',
    meansEn: 'Day of the first registration; the warranty counts from it.',
    meansGe: 'პირველი რეგისტრაციის დღე; გარანტია მისგან ითვლება.',
  },
  {
    en: 'Plug-in hybrid (PHEV)',
    ge: 'დატენვადი ჰიბრიდი',
    meansEn: 'Drives on mains electricity for 50 to 200 km and on petrol after that.',
    meansGe: 'ქსელიდან დატენილი 50–200 კმ-ს გადის, შემდეგ — ბენზინით.',
  },
  {
    en: 'Ready status',
    ge: 'მზადყოფნა',
    meansEn: 'Ready: papers and car can leave at once.',
    meansGe: 'მზადაა: საბუთებიც და ავტომობილიც დაუყოვნებლივ გაიგზავნება.',
  },
  {
    en: 'Re-export',
    ge: 'რეექსპორტი',
    meansEn: 'Sale abroad of a car that was imported; Georgia’s car trade lives on it.',
    meansGe: 'შემოტანილი ავტომობილის საზღვარგარეთ გაყიდვა; საქართველოს ავტობიზნესი ამით ცხოვრობს.',
  },
  {
    en: 'SOH',
    ge: 'SOH',
    meansEn: 'State of health: the battery’s capacity today as a share of the new one.',
    meansGe: 'ბატარეის დღევანდელი ტევადობა ახლის პროცენტებში.',
  },
  {
    en: 'Trim level',
    ge: 'კომპლექტაცია',
    meansEn: 'How well a version of a series is equipped.',
    meansGe: 'რამდენად აღჭურვილია სერიის კონკრეტული ვერსია.',
  },
  {
    en: 'VIN',
    ge: 'VIN კოდი',
    meansEn: 'The car’s own number, 17 characters; the ninth checks the others.',
    meansGe: 'ავტომობილის პირადი ნომერი, 17 სიმბოლო; მეცხრე დანარჩენებს ამოწმებს.',
  },
  {
    en: 'Waybill',
    ge: 'ზედნადები',
    meansEn: 'Paper of the haulier. Note damage on it before you sign.',
    meansGe: 'გადამზიდავის საბუთი. დაზიანება ხელმოწერამდე ჩაწერეთ.',
  },
  {
    en: 'Wheelbase',
    ge: 'თვლებს შორის მანძილი',
    meansEn: 'Distance of the axles; the longer, the more room for knees.',
    meansGe: 'მანძილი ღერძებს შორის; რაც მეტია, მით მეტი ადგილია მუხლებისთვის.',
  },
];

/** Words of the trade, in both languages, sorted in that of the document. */
export const glossary = (language: Language): Document => {
  const other = language === 'ge' ? 'en' : 'ge';
  const collator = new Intl.Collator(language === 'ge' ? 'ka' : 'en');
  return {
    title: { en: 'Glossary of the trade', ge: 'ავტობიზნესის ლექსიკონი' }[language],
    lead: {
      en: 'The words that stand in offers, contracts and papers, with their Georgian counterparts.',
      ge: 'სიტყვები განცხადებებიდან, ხელშეკრულებებიდან და საბუთებიდან, ინგლისური შესატყვისებით.',
    }[language],
    blocks: [
      {
        kind: 'table',
        head: { en: ['Word', 'Georgian', 'Meaning'], ge: ['სიტყვა', 'ინგლისურად', 'განმარტება'] }[language],
        rows: entries
          .toSorted((a, b) => collator.compare(a[language], b[language]))
          .map((entry) => [entry[language], entry[other], language === 'ge' ? entry.meansGe : entry.meansEn]),
      },
    ],
    foot: {
      en: 'Range and consumption figures of the site are those of the makers. Written by the editors of Caravan.',
      ge: 'საიტზე სვლის მარაგი და ხარჯი მწარმოებლის მონაცემებია. შეადგინა Caravan-ის რედაქციამ.',
    }[language],
  };
};
