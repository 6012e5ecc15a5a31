import type { ConditionNote } from './conditionNote';
import { fixed, isOld } from './conditionNote';

export const wear: readonly ConditionNote[] = [
  {
    when: (subject) => isOld(subject) && subject.isCleared && subject.country === 'georgia',
    say: fixed(
      'Stone chips on the bonnet, as the Rikoti road leaves them.',
      'კაპოტზე ქვის ნაკვალევი ატყვია, რიკოთის გზამ დაუტოვა.',
    ),
  },
  {
    when: isOld,
    say: fixed(
      'The bolster of the driver\u2019s seat is worn where one gets in.',
      'მძღოლის სავარძლის გვერდი, დასაჯდომი მხრიდან, გაცვეთილია.',
    ),
  },
  {
    when: ({ age }) => age >= 2,
    say: fixed(
      'A coin-sized dent in the right rear door, without damage to the paint.',
      'მარჯვენა უკანა კარზე მონეტისოდენა ჩაზნექილია, საღებავი დაზიანებული არ არის.',
    ),
  },
  {
    when: ({ age }) => age >= 3,
    say: fixed(
      'One wheel is kerbed; we left it so that you see it is original.',
      'ერთი დისკი ბორდიურზეა გახეხილი; ასე დავტოვეთ, რომ ნახოთ — ორიგინალია.',
    ),
  },
  {
    when: isOld,
    say: fixed('The front tyres will not see another winter.', 'წინა საბურავები ამ ზამთარს ვეღარ გაუძლებს.'),
  },
  {
    when: ({ age }) => age >= 2,
    say: fixed(
      'A chip in the windscreen on the passenger\u2019s side was filled and has not moved.',
      'საქარე მინაზე, მგზავრის მხარეს, ნატკეცი ამოვსებულია და აღარ გაზრდილა.',
    ),
  },
  {
    when: isOld,
    say: fixed(
      'The steering wheel shines at ten to two; otherwise the cabin looks younger than the papers.',
      'საჭე ხელის ადგილებზე გაპრიალებულია; დანარჩენი სალონი საბუთებზე ახალგაზრდა ჩანს.',
    ),
  },
  {
    when: ({ age }) => age >= 8,
    say: fixed(
      'The headlights were polished; new ones would look better, these light well enough.',
      'ფარები გაპრიალებულია; ახალი უკეთესი იქნებოდა, ესენიც საკმარისად ანათებს.',
    ),
  },
  {
    when: ({ age, origin }) => age >= 6 && origin !== 'china',
    say: fixed(
      'Some surface rust on the exhaust, none on the body.',
      'გამონაბოლქვს ზედაპირული ჟანგი ეტყობა, ძარას — არსად.',
    ),
  },
  {
    when: ({ age }) => age >= 1 && age < 5,
    say: fixed('No scratch that a hand would find.', 'ხელით შესამჩნევი ნაკაწრი არ აქვს.'),
  },
  {
    when: ({ age, odometer }) => age < 6 && odometer > 5_000,
    say: fixed(
      'The rear bumper carries a fine scratch from a garage wall, the only one.',
      'უკანა ბამპერზე გარაჟის კედლის წვრილი ნაკაწრია, ერთადერთი.',
    ),
  },
  {
    when: ({ age }) => age >= 4,
    say: fixed(
      'The cabin was cleaned by steam last week and smells of nothing.',
      'სალონი გასულ კვირას ორთქლით გაიწმინდა და არაფრის სუნი არ აქვს.',
    ),
  },
];
