import { formatNumber } from '@caravan/shared/format';
import type { Subject } from '../subject';
import type { ConditionNote } from './conditionNote';
import { fixed } from './conditionNote';

const isFresh = ({ odometer }: Subject): boolean => odometer < 6_000;

export const use: readonly ConditionNote[] = [
  {
    when: ({ history: { fleet }, odometer }) => fleet === true && odometer > 90_000,
    say: fixed(
      'It worked as a taxi for a while: the back seat tells, the engine does not.',
      'ერთი პერიოდი ტაქსად მუშაობდა: უკანა სავარძელს ეტყობა, ძრავს — არა.',
    ),
  },
  {
    when: ({ history: { fleet } }) => fleet === true,
    say: fixed(
      'A former company car, serviced by the calendar and driven by several people.',
      'კომპანიის ნამყოფი მანქანაა: გეგმურად უვლიდნენ, რამდენიმე მძღოლი ჰყავდა.',
    ),
  },
  {
    when: ({ history: { fleet } }) => fleet === true,
    say: fixed(
      'Ex-rental, with the small scratches at the boot sill that suitcases leave.',
      'ნაქირავები მანქანაა, საბარგულის ზღურბლზე ჩემოდნების პატარა ნაკაწრებით.',
    ),
  },
  {
    when: ({ history: { owners }, age }) => owners === 1 && age >= 3,
    say: fixed(
      'One owner from the first day, who is selling only because the next car has arrived.',
      'პირველი დღიდან ერთი მფლობელი ჰყავს, ყიდის მხოლოდ იმიტომ, რომ ახალი უკვე მოვიდა.',
    ),
  },
  {
    when: ({ history: { owners }, age }) => owners === 1 && age >= 3,
    say: fixed('Single owner, non-smoker, covered parking.', 'ერთი მფლობელი, არამწეველი, დახურული სადგომი.'),
  },
  {
    when: ({ history: { owners } }) => owners !== null && owners >= 4,
    say: ({ history: { owners } }) => ({
      en: `It has changed hands often (${String(owners ?? 0)} owners), so judge the car and not the papers.`,
      ge: `მფლობელი ხშირად ეცვლებოდა (სულ ${String(owners ?? 0)}), ამიტომ საბუთით კი არა, მანქანით იმსჯელეთ.`,
    }),
  },
  {
    when: ({ odometer, age }) => age >= 4 && odometer < 130_000 && odometer / age < 9_500,
    say: ({ odometer }) => ({
      en: `Driven little for its years: ${formatNumber(odometer, 'en')} km, and the pedals confirm it.`,
      ge: `ასაკთან შედარებით ცოტას დადიოდა: ${formatNumber(odometer, 'ge')} კმ, სატერფულებიც ამას ადასტურებს.`,
    }),
  },
  {
    when: ({ odometer }) => odometer > 200_000,
    say: ({ odometer }) => ({
      en: `Over ${formatNumber(Math.floor(odometer / 10_000) * 10, 'en')} thousand kilometres, most of them on motorways.`,
      ge: `${formatNumber(Math.floor(odometer / 10_000) * 10, 'ge')} ათას კილომეტრზე მეტი აქვს გავლილი, უმეტესად ტრასაზე.`,
    }),
  },
  {
    when: ({ odometer }) => odometer > 180_000,
    say: fixed(
      'The mileage is high and it is the true one; cars with half of it on the clock are often older at heart.',
      'გარბენი დიდია, სამაგიეროდ ნამდვილია; ნახევარი გარბენით ბევრი უფრო დაღლილი დგას.',
    ),
  },
  {
    when: isFresh,
    say: fixed(
      'Practically new: there is still film on the screen and on the sills.',
      'თითქმის ახალია: ეკრანსა და ზღურბლებს აფსკი ჯერ არ მოხსნია.',
    ),
  },
  {
    when: isFresh,
    say: ({ odometer }) => ({
      en: `The ${formatNumber(odometer, 'en')} km are the way to the port and our test drive.`,
      ge: `${formatNumber(odometer, 'ge')} კმ — გზა პორტამდე და ჩვენი საცდელი სვლა.`,
    }),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 2 && odometer > 20_000 && odometer < 120_000,
    say: fixed(
      'Used in the family, mostly to school and to the village.',
      'ოჯახში ჰყავდათ, ძირითადად სკოლასა და სოფელში დადიოდა.',
    ),
  },
  {
    when: ({ odometer, age, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 60_000,
    say: fixed(
      'Daily driver of a doctor: short ways, warm garage.',
      'ექიმის ყოველდღიური მანქანაა: მოკლე გზები, თბილი გარაჟი.',
    ),
  },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 3 && odometer > 40_000,
    say: fixed(
      'The second car of the household; the first took the bad roads.',
      'ოჯახის მეორე მანქანა იყო; ცუდ გზებზე პირველი დადიოდა.',
    ),
  },
  {
    when: ({ age, odometer }) => age >= 4 && odometer > 90_000,
    say: fixed(
      'Mostly motorway: the seat says so and the brakes agree.',
      'უმეტესად ტრასაზე ნატარებია: სავარძელიც ამას ამბობს და მუხრუჭებიც.',
    ),
  },
  {
    when: ({ history: { owners }, age }) => owners === 2 && age >= 3,
    say: fixed('Two owners, the second one is us.', 'ორი მფლობელი ჰყავდა, მეორე ჩვენ ვართ.'),
  },
  {
    when: ({ history: { owners }, age }) => owners === 3 && age >= 5,
    say: fixed('Three owners, each of whom kept the booklets.', 'სამი მფლობელი ჰყავდა და წიგნაკები სამივემ შეინახა.'),
  },
  {
    when: ({ age, odometer, isCleared, history: past }) =>
      past.accidents !== null && isCleared && age >= 1 && age <= 4 && odometer >= 6_000,
    say: fixed(
      'Bought for a long journey that never happened, then driven to work.',
      'შორი მოგზაურობისთვის იყიდეს, ბოლოს კი სამსახურში დადიოდნენ.',
    ),
  },
  {
    when: ({ age, odometer }) => age >= 7 && odometer > 100_000,
    say: fixed('It has worked all its life and shows no offence.', 'მთელი ცხოვრება იმუშავა და არ ეტყობა, რომ წყენია.'),
  },
];
