import { addDays, mondayOf, utcMs } from '@caravan/shared/terms';
import type { CampaignTexts, PrizeCampaign, prizes } from '@caravan/api/schema';
import { accessoryPicture, carPicture } from '@caravan/api/media';

const campaignId = 'road-season';

const texts: CampaignTexts = {
  tip: {
    en: 'Every entry wins: a voucher for accessories, tyres or the car itself. One entry each.',
    ge: 'ყველა მონაწილე იგებს: ვაუჩერს აქსესუარებზე, საბურავებზე ან თავად ავტომობილზე. თითო ადამიანი — ერთხელ.',
  },
  rules: [
    {
      title: { en: 'Who can enter', ge: 'ვის შეუძლია მონაწილეობა' },
      text: {
        en: 'Anyone of 18 or older who lives in Georgia or Azerbaijan. Employees of Caravan and of the companies that give the prizes cannot enter.',
        ge: 'ყველას, ვინც 18 წლის ან უფროსია და საქართველოში ან აზერბაიჯანში ცხოვრობს. ვერ მონაწილეობენ Caravan-ისა და პრიზების გამცემი კომპანიების თანამშრომლები.',
      },
    },
    {
      title: { en: 'One entry each', ge: 'თითო ადამიანი — ერთხელ' },
      text: {
        en: 'You enter once, with your name, e-mail address and telephone number. A second entry with the same address or number is refused, from whatever device it comes.',
        ge: 'მონაწილეობა შეიძლება ერთხელ, სახელით, ელ. ფოსტითა და ტელეფონის ნომრით. იმავე მისამართით ან ნომრით მეორე მოთხოვნა არ მიიღება, რა მოწყობილობიდანაც უნდა იყოს.',
      },
    },
    {
      title: { en: 'How the prize is drawn', ge: 'როგორ ხდება გათამაშება' },
      text: {
        en: 'The prize is drawn at the moment you enter, at random among all prizes that are left. The list shows how many there are of each and how many have been won.',
        ge: 'პრიზი ირჩევა მონაწილეობისთანავე, შემთხვევით, ყველა დარჩენილ პრიზს შორის. სიაში ჩანს, რამდენია თითოეული და რამდენი მოიგეს უკვე.',
      },
    },
    {
      title: { en: 'Using the voucher', ge: 'ვაუჩერის გამოყენება' },
      text: {
        en: 'We send the voucher to your e-mail address within three working days. It is valid for six months, cannot be paid out in cash and can be passed on to somebody else.',
        ge: 'ვაუჩერს სამ სამუშაო დღეში გამოგიგზავნით ელ. ფოსტაზე. ის ექვსი თვე მოქმედებს, ნაღდ ფულზე არ გადაიცვლება და სხვისთვის გადაცემა შეიძლება.',
      },
    },
    {
      title: { en: 'Your data', ge: 'თქვენი მონაცემები' },
      text: {
        en: 'Name, address and number serve this draw alone and are deleted three months after its end. More is in our privacy policy.',
        ge: 'სახელს, მისამართსა და ნომერს მხოლოდ ამ გათამაშებისთვის ვიყენებთ და მისი დასრულებიდან სამ თვეში ვშლით. დაწვრილებით იხილეთ კონფიდენციალურობის პოლიტიკა.',
      },
    },
  ],
};

const kinds: readonly Omit<typeof prizes.$inferInsert, 'campaignId' | 'position'>[] = [
  {
    id: 'car',
    titleEn: 'Voucher towards any car of the catalogue',
    titleGe: 'ვაუჩერი კატალოგის ნებისმიერ ავტომობილზე',
    image: carPicture('zeekr-001', 'Racing Green', 'side', 'Star blade'),
    amountUsd: 1_000,
    stock: 1,
    givenBefore: 0,
  },
  {
    id: 'charger',
    titleEn: 'Home charger voucher from Voltika',
    titleGe: '„ვოლტიკას“ ვაუჩერი სახლის დამტენზე',
    image: accessoryPicture('charger'),
    amountUsd: 250,
    stock: 4,
    givenBefore: 1,
  },
  {
    id: 'tyres',
    titleEn: 'Tyre voucher from Didgori',
    titleGe: '„დიდგორის“ ვაუჩერი საბურავებზე',
    image: accessoryPicture('tyres'),
    amountUsd: 100,
    stock: 15,
    givenBefore: 4,
  },
  {
    id: 'floor-mats',
    titleEn: 'Floor mat voucher from Arali',
    titleGe: '„არალის“ ვაუჩერი სალონის ხალიჩებზე',
    image: accessoryPicture('floor-mats'),
    amountUsd: 40,
    stock: 80,
    givenBefore: 22,
  },
  {
    id: 'ceramic-kit',
    titleEn: 'Car care voucher from Broli',
    titleGe: '„ბროლის“ ვაუჩერი ავტომობილის მოვლაზე',
    image: accessoryPicture('ceramic-kit'),
    amountUsd: 10,
    stock: 400,
    givenBefore: 146,
  },
];

/** A draw that began four weeks ago and is open for five more, to midnight in Tbilisi (20:00 UTC). */
export const demoCampaign = (today: string): PrizeCampaign => {
  const monday = mondayOf(today);
  const eveningOf = (day: string) => new Date(utcMs(day) + 20 * 3_600_000);
  return {
    id: campaignId,
    startsAt: eveningOf(addDays(monday, -29)),
    endsAt: eveningOf(addDays(monday, 34)),
    budgetUsd: kinds.reduce((sum, { amountUsd, stock }) => sum + amountUsd * stock, 0),
    texts,
  };
};

export const demoPrizes = (): (typeof prizes.$inferInsert)[] =>
  kinds.map((kind, position) => ({ ...kind, campaignId, position }));
