import type { ConditionNote } from './conditionNote';
import { burnsFuel, fixed, isOld } from './conditionNote';

export const closing: readonly ConditionNote[] = [
  {
    say: fixed(
      'A little room for talk at the car, none on the telephone.',
      'მანქანასთან ცოტას დაგითმობთ, ტელეფონზე — არა.',
    ),
  },
  {
    say: fixed('The price is final because it was set low.', 'ფასი საბოლოოა, რადგან თავიდანვე დაბლა დავაწესეთ.'),
  },
  {
    say: fixed('Come with your mechanic, we have a pit.', 'თქვენი ხელოსნით მობრძანდით, ორმო გვაქვს.'),
  },
  {
    when: ({ district }) => district === 'Rustavi',
    say: fixed(
      'Stands at the Rustavi market, third row, any day but Monday.',
      'რუსთავის ბაზრობაზე დგას, მესამე რიგში, ორშაბათის გარდა ყოველდღე.',
    ),
  },
  {
    when: ({ district }) => district === 'Rustavi',
    say: fixed(
      'Ask for Levan at the gate in Rustavi; he has the keys.',
      'რუსთავში, ჭიშკართან ლევანი იკითხეთ, გასაღები მას აქვს.',
    ),
  },
  {
    when: ({ district }) => district === 'Tbilisi',
    say: fixed('Can be seen in Tbilisi in the evening, after work.', 'თბილისში ნახავთ, საღამოს, სამუშაოს შემდეგ.'),
  },
  {
    when: ({ district }) => district === 'Tbilisi',
    say: fixed(
      'Test drive along the river at any time, bring your licence.',
      'საცდელი სვლა სანაპიროზე ნებისმიერ დროს, მართვის მოწმობა თან იქონიეთ.',
    ),
  },
  {
    when: ({ district }) => district === 'Batumi',
    say: fixed(
      'Batumi; for a serious buyer we drive it as far as Kutaisi.',
      'ბათუმშია; სერიოზულ მყიდველთან ქუთაისამდე ჩამოვალთ.',
    ),
  },
  {
    when: ({ district, isCleared }) => district === 'Poti' && !isCleared,
    say: fixed('Straight off the ferry in Poti, washed once.', 'ფოთში, პირდაპირ გემიდან, ერთხელ გარეცხილი.'),
  },
  {
    when: ({ district }) => district === 'Kutaisi',
    say: fixed(
      'In Kutaisi, near the Central bridge; call an hour ahead.',
      'ქუთაისშია, ცენტრალურ ხიდთან; ერთი საათით ადრე დაგვირეკეთ.',
    ),
  },
  {
    when: ({ country }) => country === 'azerbaijan',
    say: ({ district }) => ({
      en: `To be seen in ${district}, weekends too.`,
      ge: 'ადგილზე ნახვა შაბათ-კვირასაც შეიძლება.',
    }),
  },
  {
    when: ({ age }) => age >= 4,
    say: fixed('An exchange for something smaller is possible.', 'უფრო პატარა მანქანაზე გაცვლაც შეიძლება.'),
  },
  {
    say: fixed(
      'We send a video of the cold start on request.',
      'სურვილის შემთხვევაში ცივი დაქოქვის ვიდეოს გამოგიგზავნით.',
    ),
    when: burnsFuel,
  },
  {
    when: isOld,
    say: fixed('Winter tyres on steel rims are included.', 'ზამთრის საბურავები შტამპის დისკებზე თან მოჰყვება.'),
  },
  {
    when: ({ age }) => age < 5,
    say: fixed(
      'Instalments through a bank are possible, the first answer comes in a day.',
      'შესაძლებელია განვადება ბანკით, პირველ პასუხს ერთ დღეში იღებთ.',
    ),
  },
  {
    say: fixed('No middlemen, please; they know why.', 'გადამყიდველებს ვთხოვთ, ნუ შეწუხდებიან.'),
  },
  {
    when: ({ country }) => country === 'georgia',
    say: fixed(
      'For buyers from the regions we keep it two days against a word.',
      'რეგიონიდან მყიდველს ორი დღე სიტყვაზე შევუნახავთ.',
    ),
  },
  {
    when: ({ origin, age }) => origin === 'china' && age <= 3,
    say: fixed(
      'Software speaks English, the manual is printed in Chinese and we give you a translation.',
      'პროგრამა ინგლისურადაა, ინსტრუქცია — ჩინურად, თარგმანს ჩვენ გაძლევთ.',
    ),
  },
];
