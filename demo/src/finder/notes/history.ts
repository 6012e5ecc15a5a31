import type { Subject } from '../subject';
import type { ConditionNote } from './conditionNote';
import { fixed, isOld } from './conditionNote';

const accidentsAre =
  (...counts: readonly (number | null)[]) =>
  ({ history }: Subject): boolean =>
    counts.includes(history.accidents);

export const history: readonly ConditionNote[] = [
  {
    when: accidentsAre(0),
    say: fixed(
      'The report is clean and the paint gauge agrees: factory thickness on every panel.',
      'რეპორტი სუფთაა და საღებავის საზომიც იმავეს ამბობს: ყველა დეტალზე ქარხნული სისქეა.',
    ),
  },
  {
    when: accidentsAre(0),
    say: fixed(
      'Bring your own painter if you like: no panel has been resprayed.',
      'თუ გსურთ, თქვენი მღებავი მოიყვანეთ: გადაღებილი დეტალი არ აქვს.',
    ),
  },
  {
    when: accidentsAre(0),
    say: fixed('No accident on record.', 'ავარია არ ფიქსირდება.'),
  },
  {
    when: (subject) => accidentsAre(0)(subject) && isOld(subject),
    say: fixed(
      'In all these years it has not met another car, as far as the report knows.',
      'ამდენი წლის განმავლობაში სხვა მანქანას არ შეხებია, ყოველ შემთხვევაში, რეპორტი ასე ამბობს.',
    ),
  },
  {
    when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us',
    say: fixed(
      'Came from an American auction with a dented front: bumper, grille and one headlight were replaced, the airbags never opened.',
      'ამერიკული აუქციონიდან დაზიანებული წინა ნაწილით ჩამოვიდა: გამოცვლილია ბამპერი, ცხაური და ერთი ფარი, ბალიშები არ გახსნილა.',
    ),
  },
  {
    when: (subject) => accidentsAre(1)(subject) && subject.origin === 'us',
    say: fixed(
      'Bought at an American auction with damage to the left rear door; we keep the photos and will show them.',
      'ამერიკულ აუქციონზეა ნაყიდი, მარცხენა უკანა კარი ჰქონდა დაზიანებული; იქაური ფოტოები გვაქვს და გაჩვენებთ.',
    ),
  },
  {
    when: accidentsAre(1),
    say: fixed(
      'One accident in the report, at the back: new bumper and boot lid, the frame is straight.',
      'რეპორტში ერთი ავარიაა, უკანა მხრიდან: ახალი ბამპერი და საბარგულის კარი აქვს, კონსტრუქცია სწორია.',
    ),
  },
  {
    when: accidentsAre(1),
    say: fixed(
      'One knock in its life, the right front wing, repainted to the colour.',
      'ცხოვრებაში ერთხელ დაარტყეს: მარჯვენა წინა ფრთა ფერში გადაღებილია.',
    ),
  },
  {
    when: accidentsAre(2, 3),
    say: ({ history: { accidents } }) => ({
      en: `${accidents === 3 ? 'Three' : 'Two'} accidents on record, none of them deep: wing and door were painted, and the price knows it.`,
      ge: `რეპორტში ${accidents === 3 ? 'სამი' : 'ორი'} მსუბუქი ავარიაა: ფრთა და კარი გადაღებილია, ფასშიც ეს გათვალისწინებულია.`,
    }),
  },
  {
    when: accidentsAre(2, 3),
    say: fixed(
      'The history report is not for the faint-hearted, so we measured the body: within the maker\u2019s limits at all points.',
      'ისტორიის ანგარიში გულის გასახარი არ არის, ამიტომ ძარა გავაზომინეთ: ყველა წერტილი ნორმაშია.',
    ),
  },
  {
    when: accidentsAre(null),
    say: fixed(
      'There is no history report for this one; look at it on a lift of your choice before you decide.',
      'ამ მანქანის ისტორიის ანგარიში არ არსებობს; გადაწყვეტამდე სასურველ ამწეზე ნახეთ.',
    ),
  },
  {
    when: ({ history: { accidents, owners } }) => accidents === null && owners === null,
    say: fixed(
      'Nobody could tell us of its past, so we promise nothing about it.',
      'მის წარსულზე ვერავინ ვერაფერი გვითხრა, ამიტომ ვერც ჩვენ დაგპირდებით.',
    ),
  },
  {
    when: ({ history: { ccic } }) => ccic === true,
    say: fixed(
      'CCIC inspected it before it left China; the sheet lies in the car.',
      'ჩინეთიდან გამოსვლამდე CCIC-მა შეამოწმა; ფურცელი მანქანაში დევს.',
    ),
  },
  {
    when: accidentsAre(0),
    say: fixed(
      'Glass, lamps and bolts are all of one year, its own.',
      'მინა, ფარები და ჭანჭიკები ყველა ერთი წლისაა, საკუთარი.',
    ),
  },
  {
    when: accidentsAre(0),
    say: fixed(
      'We ran the VIN through two reports and both came back empty of accidents.',
      'VIN კოდი ორ ბაზაში გადავამოწმეთ, ავარია არცერთში არ ჩანს.',
    ),
  },
  {
    when: (subject) => accidentsAre(0)(subject) && subject.age >= 2,
    say: fixed(
      'Not hit, not flooded; the carpets were lifted to be sure.',
      'არც დარტყმულია და არც დატბორილი; დასარწმუნებლად ხალიჩებიც ავწიეთ.',
    ),
  },
  {
    when: accidentsAre(1),
    say: fixed(
      'The report has one entry, a parking bump; you will look for the trace and not find it.',
      'რეპორტში ერთი ჩანაწერია, სადგომზე დარტყმა; კვალს მოძებნით და ვერ იპოვით.',
    ),
  },
  {
    when: accidentsAre(2, 3),
    say: fixed(
      'It was hit more than once; everything was done with original parts, invoices included.',
      'ერთზე მეტჯერ არის დარტყმული; ყველაფერი ორიგინალი ნაწილებით გაკეთდა, ქვითრები მოჰყვება.',
    ),
  },
  {
    when: accidentsAre(null),
    say: fixed(
      'No database knows this VIN, which is why you see it so cheap and why we say so.',
      'ეს VIN არცერთ ბაზაში არ არის; ფასიც ამიტომ არის ასეთი და ამას ვამბობთ კიდეც.',
    ),
  },
  {
    when: accidentsAre(null),
    say: fixed(
      'The past is not documented; the owner will sign that the mileage is true as far as he knows.',
      'წარსული დადასტურებული არ არის; მფლობელი ხელს მოაწერს, რომ გარბენი, რამდენადაც იცის, ნამდვილია.',
    ),
  },
];
