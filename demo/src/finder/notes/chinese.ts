import type { ModelNotes } from './modelNote';
import { isHybrid, isPetrol, isElectric } from './modelNote';

export const chinese: ModelNotes = {
  'BYD Song PLUS DM-i': [
    {
      when: ({ engine }) => engine.fuel === 'phev',
      en: 'To the office and back it runs on electricity; to Baku and back on petrol.',
      ge: 'სამსახურამდე და უკან დენით დადის, ბაქომდე და უკან — ბენზინით.',
    },
    {
      when: isElectric,
      en: 'The blade battery is the reason people choose this one.',
      ge: 'ამას სწორედ „ბლეიდის“ ბატარეის გამო ირჩევენ.',
    },
    {
      en: 'The menu is switched to English; navigation works by CarPlay adapter.',
      ge: 'მენიუ ინგლისურად არის გადაყვანილი; ნავიგაცია CarPlay-ის გადამყვანით მუშაობს.',
    },
    {
      in: 'georgia',
      en: 'Flat floor at the back and reclining seats: children sleep before Khashuri.',
      ge: 'უკან იატაკი ბრტყელია და საზურგე იხრება: ბავშვებს ხაშურამდე სძინავთ.',
    },
  ],
  'BYD Destroyer 05': [
    {
      en: 'Fifty kilometres on a charge, a thousand on the tank.',
      ge: 'დენით ორმოცდაათი კილომეტრი, ავზით — ათასი.',
    },
    {
      in: 'azerbaijan',
      en: 'In Baku these are everywhere now, so service is no question.',
      ge: 'ბაქოში ახლა ყველგანაა, ამიტომ სერვისი პრობლემა არ არის.',
    },
    {
      en: 'The big screen turns; children will show you why.',
      ge: 'დიდი ეკრანი ტრიალებს; რისთვის — ბავშვები გაჩვენებენ.',
    },
    {
      en: 'Charges from an ordinary socket overnight.',
      ge: 'ჩვეულებრივი როზეტიდან ღამით იტენება.',
    },
  ],
  'Changan CS55 PLUS': [
    {
      en: 'More screen than you expect and more metal than you pay for.',
      ge: 'ეკრანი მოსალოდნელზე დიდია, ლითონი — ფასთან შედარებით მეტი.',
    },
    {
      en: 'Seven-speed dual clutch: give it a second in traffic and it is smooth.',
      ge: 'შვიდსაფეხურიანი ორმაგი გადაბმულობა: საცობში წამი აცადეთ და რბილად დადის.',
    },
    {
      en: 'The official dealer keeps parts, which for a Chinese car is half the decision.',
      ge: 'ნაწილები ოფიციალურ დილერს აქვს, ჩინური მანქანისთვის ეს ნახევარი გადაწყვეტილებაა.',
    },
  ],
  'Haval Jolion': [
    {
      when: isHybrid,
      en: 'The hybrid uses five litres in town where the turbo wants nine.',
      ge: 'ჰიბრიდი ქალაქში ხუთ ლიტრს წვავს, სადაც ტურბოს ცხრა უნდა.',
    },
    {
      when: isPetrol,
      en: 'The turbo is lively once it wakes up; on a hill use the sport mode.',
      ge: 'ტურბო გაღვიძების შემდეგ ცოცხალია; აღმართზე სპორტული რეჟიმი ჩართეთ.',
    },
    {
      en: 'A young family\u2019s car: light inside and easy to wipe.',
      ge: 'ახალგაზრდა ოჯახის მანქანაა: სალონი ნათელია და ადვილად იწმინდება.',
    },
  ],
  'Chery Tiggo 7': [
    {
      in: 'georgia',
      en: 'The 1.6 turbo has power to spare for Rikoti.',
      ge: '1,6 ტურბოს რიკოთისთვის ძალა ზედმეტიც კი აქვს.',
    },
    {
      en: 'Sound insulation is the surprise: at a hundred you talk in a low voice.',
      ge: 'სიურპრიზი ხმის იზოლაციაა: ას კილომეტრზე ხმადაბლა საუბრობთ.',
    },
    {
      en: 'Factory warranty goes over to the next owner; the booklet is stamped.',
      ge: 'ქარხნული გარანტია ახალ მფლობელზე გადადის; წიგნაკი დაბეჭდილია.',
    },
  ],
  'Zeekr 001': [
    {
      in: 'georgia',
      en: 'A hundred kilowatt-hours under the floor: Tbilisi to Batumi without a stop.',
      ge: 'იატაკქვეშ ას კილოვატ-საათს ატარებს: თბილისიდან ბათუმამდე გაუჩერებლად.',
    },
    {
      en: 'Frameless doors and a tailgate that swallows skis.',
      ge: 'უჩარჩო კარები და უკანა კარი, რომელშიც თხილამურებიც ჩაეტევა.',
    },
    {
      en: 'Nothing else at this price draws such a crowd at the charger.',
      ge: 'ამ ფასად სხვა ვერაფერი აგროვებს დამტენთან ამდენ ხალხს.',
    },
  ],
  'Li Auto L7': [
    {
      en: 'Electric in town, and the generator makes the range a matter of petrol stations.',
      ge: 'ქალაქში ელექტროა, შორ გზაზე კი გენერატორი მუშაობს და მანძილი მხოლოდ ბენზინგასამართზეა დამოკიდებული.',
    },
    {
      en: 'The back row has its own screen, fridge and opinion.',
      ge: 'უკანა რიგს თავისი ეკრანი, მაცივარი და აზრი აქვს.',
    },
    {
      en: 'Air suspension: it kneels for grandmother.',
      ge: 'პნევმატური საკიდარი აქვს: ბებიას რომ გაუადვილდეს, დაბლა იწევს.',
    },
  ],
};
