import type { Question } from '../../components/questionPage';

export const helpQuestions: readonly Question[] = [
  {
    id: 'missing',
    question: { en: 'The panel does not appear', ge: 'პანელი არ ჩანს' },
    answer: {
      en: 'Look at the icon in the toolbar. Grey: the site is not among the supported ones, or the page is a list and not a lot. Crossed out: the browser has withdrawn access; click the icon and allow it on this site. In colour and still no panel: press Alt+C, since it may be collapsed.',
      ge: 'ნახეთ ნიშანი ზოლზე. ნაცრისფერია: საიტი მხარდაჭერილთა შორის არ არის ან გვერდი სიაა და არა ლოტი. გადახაზულია: ბრაუზერმა წვდომა გააუქმა; დააჭირეთ ნიშანს და ამ საიტზე დართეთ ნება. ფერადია და პანელი მაინც არ ჩანს: დააჭირეთ Alt+C-ს, შესაძლოა, აკეცილია.',
    },
  },
  {
    id: 'signIn',
    question: { en: 'It asks me to sign in again and again', ge: 'ყოველ ჯერზე შესვლას მთხოვს' },
    answer: {
      en: 'The extension uses your sign-in on Caravan, which ends after 30 days or when cookies and site data are deleted on closing the browser. Exempt caravan.example from that in the privacy settings, sign in on the site once, and load the auction page again.',
      ge: 'გაფართოება Caravan-ზე თქვენს შესვლას იყენებს; ის 30 დღეში სრულდება ან მაშინ, როცა ბრაუზერი დახურვისას საიტების მონაცემებს შლის. კონფიდენციალურობის პარამეტრებში caravan.example გამონაკლისად მიუთითეთ, საიტზე ერთხელ შედით და აუქციონის გვერდი თავიდან ჩატვირთეთ.',
    },
  },
  {
    id: 'noPrice',
    question: { en: 'There is only a dash instead of a price', ge: 'ფასის ადგილას ტირე წერია' },
    answer: {
      en: 'Fewer than five comparable cars were sold in the last 90 days. We show no figure rather than a guess. Switch the market: the other country may have enough.',
      ge: 'ბოლო 90 დღეში ხუთზე ნაკლები მსგავსი ავტომობილი გაიყიდა. ვარაუდის ნაცვლად ციფრს საერთოდ არ ვაჩვენებთ. შეცვალეთ ბაზარი: შესაძლოა, მეორე ქვეყანაში საკმარისი მონაცემი იყოს.',
    },
  },
  {
    id: 'slow',
    question: { en: 'The auction page has become slow', ge: 'აუქციონის გვერდი შენელდა' },
    answer: {
      en: 'Collapse the panel and load the page again. If that helps, tell us which lot it was. If not, another extension is the likelier cause: turn them all off and on again one by one.',
      ge: 'აკეცეთ პანელი და გვერდი თავიდან ჩატვირთეთ. თუ ამან უშველა, მოგვწერეთ, რომელი ლოტი იყო. თუ არა, მიზეზი უფრო სხვა გაფართოებაა: ყველა გამორთეთ და სათითაოდ ჩართეთ.',
    },
  },
  {
    id: 'phone',
    question: { en: 'Does it run on a phone?', ge: 'მუშაობს ტელეფონზე?' },
    answer: {
      en: 'It runs in Firefox for Android. Chrome on phones takes no extensions; there, enter the VIN in the dealer software: the figures are the same.',
      ge: 'Android-ის Firefox-ში — კი, ტელეფონის Chrome-ში — არა, რადგან ის გაფართოებებს არ იღებს. ტელეფონზე VIN კოდი დილერის პროგრამაში შეიყვანეთ: მონაცემები იგივეა.',
    },
  },
];
