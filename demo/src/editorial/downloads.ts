import type { downloads } from '@caravan/api/schema';
import { accessoryPicture, carPicture, newsPicture } from '@caravan/api/media';

type Download = Omit<typeof downloads.$inferInsert, 'position'>;

/** What the download page offers; the files are made by modules/downloads. */
const files: readonly Download[] = [
  {
    id: 'checklist',
    file: 'buyers-checklist.html',
    image: newsPicture('test', 'checklist'),
    nameEn: 'Buyer’s check list',
    nameGe: 'მყიდველის საკონტროლო სია',
    tipsEn: 'Eighteen points to look at before you pay and when you collect. Two pages A4, to print.',
    tipsGe: 'თვრამეტი პუნქტი გადახდამდე და ჩაბარებისას. ორი A4 გვერდი დასაბეჭდად.',
  },
  {
    id: 'import-costs',
    file: 'import-costs.html',
    image: newsPicture('customs', 'import-costs'),
    nameEn: 'Excise table for Georgia',
    nameGe: 'აქციზის ცხრილი საქართველოსთვის',
    tipsEn: 'What ten common engines cost at the border, up to six years old and older. One page, to print.',
    tipsGe: 'ათი გავრცელებული ძრავის აქციზი, ექვს წლამდე და უფრო ძველზე. ერთი გვერდი დასაბეჭდად.',
  },
  {
    id: 'glossary',
    file: 'glossary.html',
    image: newsPicture('port', 'glossary'),
    nameEn: 'Glossary: FOB to wheelbase',
    nameGe: 'ლექსიკონი: FOB-დან VIN-მდე',
    tipsEn: 'The words of offers and contracts, English and Georgian, explained in a line each. To print.',
    tipsGe: 'განცხადებებისა და ხელშეკრულებების სიტყვები ქართულად და ინგლისურად, თითო წინადადებით განმარტებული.',
  },
  {
    id: 'series-overview',
    file: 'series-overview.csv',
    image: newsPicture('factory', 'series-overview'),
    nameEn: 'Spec sheet of all series',
    nameGe: 'ყველა სერიის მახასიათებლები',
    tipsEn: '138 series with size, power, battery, range and guide price. A table (CSV) for Excel or Sheets.',
    tipsGe: '138 სერია: ზომა, სიმძლავრე, ბატარეა, სვლის მარაგი და სარეკომენდაციო ფასი. ცხრილი (CSV) Excel-ისთვის.',
  },
  {
    id: 'ranking',
    file: 'retail-ranking.csv',
    image: newsPicture('market', 'retail-ranking'),
    nameEn: 'Retail ranking of the month',
    nameGe: 'თვის საცალო გაყიდვების რეიტინგი',
    tipsEn: 'The 100 best-selling series in China with units and the rank before. A table (CSV), new each month.',
    tipsGe: 'ჩინეთის 100 ყველაზე გაყიდვადი სერია, რაოდენობითა და წინა ადგილით. ცხრილი (CSV), ყოველთვე ახალი.',
  },
  {
    id: 'paints',
    file: 'paint-catalogue.csv',
    image: carPicture('zeekr-001', 'Royal Blue', 'side', 'Y-spoke'),
    nameEn: 'Colour catalogue',
    nameGe: 'ფერების კატალოგი',
    tipsEn: 'All 62 films and coatings of the colour viewer with finish and hex value. A table (CSV).',
    tipsGe: 'ფერების სანახავის 62-ვე ფირი და საფარი, ზედაპირითა და hex კოდით. ცხრილი (CSV).',
  },
  {
    id: 'charger-manual',
    file: 'manual-charger.html',
    image: accessoryPicture('charger'),
    nameEn: 'Manual: Voltika home charger',
    nameGe: 'ინსტრუქცია: „ვოლტიკას“ სახლის დამტენი',
    tipsEn: 'Fitting, protection and first charge, with all figures. Two pages A4, to print.',
    tipsGe: 'მონტაჟი, დაცვა და პირველი დატენვა, ყველა მონაცემით. ორი A4 გვერდი დასაბეჭდად.',
  },
];

export const demoDownloads = (): (typeof downloads.$inferInsert)[] =>
  files.map((file, position) => ({ ...file, position }));
