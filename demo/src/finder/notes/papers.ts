import type { ConditionNote } from './conditionNote';
import { fixed } from './conditionNote';

/** Customs and plates. */
export const papers: readonly ConditionNote[] = [
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(
      'Customs are paid; re-registration takes half an hour.',
      'განბაჟებულია; გადაფორმება ნახევარ საათში ხდება.',
    ),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(
      'Cleared and on Georgian plates, inspection passed.',
      'განბაჟებულია, ქართულ ნომრებზე ზის, ტექდათვალიერება გავლილი აქვს.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'georgia',
    say: fixed(
      'Not cleared yet: the price is without customs, and we work the sum out for you beforehand.',
      'ჯერ არ არის განბაჟებული: ფასი საბაჟოს გარეშეა, თანხას წინასწარ დაგითვლით.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'georgia',
    say: fixed(
      'It stands in the customs zone, also for buyers who take it further, to Armenia or Kazakhstan.',
      'საბაჟო ზონაში დგას, მათთვისაც, ვისაც სომხეთში ან ყაზახეთში წაყვანა უნდა.',
    ),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: ({ district }) => ({
      en: `Cleared in Azerbaijan and registered in ${district}.`,
      ge: 'აზერბაიჯანშია განბაჟებული და რეგისტრირებული.',
    }),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: fixed(
      'Papers are in order; a power of attorney is not needed, the owner comes along.',
      'საბუთები წესრიგშია; მინდობილობა საჭირო არ არის, მფლობელი თავად მოვა.',
    ),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(
      'All fees are settled, no fines on the plates; check them on the police site yourself.',
      'ყველა გადასახადი დაფარულია, ჯარიმა არ ერიცხება; საპატრულოს საიტზე თავად გადაამოწმეთ.',
    ),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'georgia',
    say: fixed(
      'Cleared; the service hall re-registers it while you have a coffee.',
      'განბაჟებულია; სანამ ყავას დალევთ, იუსტიციის სახლში გადააფორმებენ.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'georgia',
    say: fixed(
      'Transit papers for ninety days; clear it here or drive on.',
      'ტრანზიტის საბუთი ოთხმოცდაათ დღეზე აქვს; აქ განაბაჟეთ ან გააგრძელეთ გზა.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'georgia',
    say: fixed(
      'Customs are still to be paid and come on top of the price.',
      'საბაჟო ჯერ გადასახდელია და ფასს ემატება.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan',
    say: fixed(
      'Not cleared in Azerbaijan yet; the duty is for the buyer, the paperwork for us.',
      'აზერბაიჯანში ჯერ არ განბაჟებულა; გადასახადი მყიდველისაა, საბუთები — ჩვენი საქმე.',
    ),
  },
  {
    when: ({ isCleared, country }) => !isCleared && country === 'azerbaijan',
    say: fixed('The price is without Azerbaijani duty.', 'ფასში აზერბაიჯანის საბაჟო გადასახადი არ შედის.'),
  },
  {
    when: ({ isCleared, country }) => isCleared && country === 'azerbaijan',
    say: fixed('Duty paid, plates stay with the car.', 'გადასახადი გადახდილია, ნომერი მანქანას რჩება.'),
  },
];
