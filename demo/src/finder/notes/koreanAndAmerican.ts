import type { ModelNotes } from './modelNote';
import { isHybrid, isDiesel, isPetrol, isSeries } from './modelNote';

export const koreanAndAmerican: ModelNotes = {
  'Hyundai Elantra': [
    {
      en: 'A plain, honest saloon: big boot, cheap parts, no turbo to worry about.',
      ge: 'უბრალო სედანია: დიდი საბარგული, იაფი ნაწილები და არანაირი ტურბინა.',
    },
    {
      en: 'The naturally aspirated engine takes ordinary petrol and forgives a lot.',
      ge: 'ატმოსფერული ძრავი ჩვეულებრივ ბენზინზე მუშაობს და ბევრს გპატიობთ.',
    },
    {
      en: 'Good first car: easy to park, easy to service, easy to sell on.',
      ge: 'კარგია პირველ მანქანად: ადვილად აყენებ, ადვილად უვლი და ადვილად ყიდი.',
    },
    {
      when: isSeries('CN7'),
      en: 'The newest shape, with the sharp lines down the doors.',
      ge: 'ბოლო ძარაა, კარებზე მკვეთრი ხაზებით.',
    },
    {
      when: isSeries('AD'),
      en: 'Quieter on the motorway than the shape before it.',
      ge: 'ტრასაზე წინა ძარასთან შედარებით უფრო ჩუმია.',
    },
  ],
  'Hyundai Sonata': [
    {
      when: ({ engine }) => engine.fuel === 'LPG',
      en: 'Built for gas at the factory, with the tank in the boot and the papers for it.',
      ge: 'გაზი ქარხნულია: ბალონი საბარგულშია და საბუთებიც აქვს.',
    },
    {
      when: isPetrol,
      en: 'A big quiet saloon for the price of a small new one.',
      ge: 'დიდი და წყნარი სედანი ახალი პატარა მანქანის ფასად.',
    },
    {
      en: 'Three adults fit in the back without an argument.',
      ge: 'უკან სამი დიდი ადამიანი უკამათოდ ეტევა.',
    },
    {
      when: isSeries('LF'),
      en: 'These live long when the oil is not forgotten, and here it was not.',
      ge: 'თუ ზეთი არ გავიწყდება, დიდხანს ძლებს; აქ არ დავიწყებიათ.',
    },
  ],
  'Kia Optima': [
    {
      when: isSeries('DL3'),
      en: 'Sold as the K5 in this shape; the light strip at the back still turns heads.',
      ge: 'ამ ძარაში უკვე K5 ჰქვია; უკანა განათების ზოლი დღემდე იქცევს ყურადღებას.',
    },
    {
      when: isSeries('TF', 'JF'),
      en: 'Shares its engine with the Sonata, so parts are on every shelf.',
      ge: 'ძრავი სონატას აქვს, ამიტომ ნაწილი ყველა მაღაზიაშია.',
    },
    {
      en: 'Sits a little firmer than a Camry and is the better for it in corners.',
      ge: 'კემრიზე ოდნავ მკვრივია და მოსახვევში ეს სჯობს.',
    },
    {
      en: 'Looks dearer than it is, especially in the dark.',
      ge: 'რეალურ ფასზე ძვირი ჩანს, განსაკუთრებით ღამით.',
    },
  ],
  'Ford Fusion': [
    {
      when: isHybrid,
      en: 'The hybrid uses a chain-driven 2.0 that asks for little.',
      ge: 'ჰიბრიდში ორლიტრიანი ძრავია, რომელიც ცოტას ითხოვს.',
    },
    {
      when: isPetrol,
      en: 'The plain 2.5: no turbo, no belt, cheap to keep.',
      ge: 'უბრალო 2,5: არც ტურბინა, არც ღვედი; შენახვა იაფია.',
    },
    {
      en: 'American suspension: it floats over what others count.',
      ge: 'ამერიკული საკიდარი აქვს: სხვა ორმოს ითვლის, ეს გადაცურავს.',
    },
  ],
  'Ford Escape': [
    {
      en: 'Higher than a saloon, easier to park than a jeep.',
      ge: 'სედანზე მაღალია, ჯიპზე ადვილად დასაყენებელი.',
    },
    {
      in: 'georgia',
      en: 'Front-wheel drive only: for Gudauri bring chains, for Tbilisi nothing.',
      ge: 'მხოლოდ წინა წამყვანია: გუდაურში ჯაჭვი წაიღეთ, თბილისში არაფერი გინდათ.',
    },
    {
      en: 'The 2.5 is the engine mechanics here ask for.',
      ge: 'ძრავი სწორედ ის 2,5-ია, რომელსაც აქაური ოსტატები გირჩევენ.',
    },
  ],
  'Chevrolet Cruze': [
    {
      when: isDiesel,
      en: 'The rare diesel: seven litres at most, and it starts at minus ten.',
      ge: 'იშვიათი დიზელი: მაქსიმუმ შვიდი ლიტრი, და მინუს ათზეც იქოქება.',
    },
    {
      when: isPetrol,
      en: 'The 1.4 turbo had its thermostat and water pump replaced, the known weak points.',
      ge: '1,4 ტურბოს თერმოსტატი და წყლის ტუმბო გამოცვლილი აქვს, მისი ცნობილი სუსტი ადგილები.',
    },
    {
      en: 'A lot of car for this money, if you do not mind the badge.',
      ge: 'ამ ფულად ბევრი მანქანაა, თუ ემბლემა არ გაწუხებთ.',
    },
    {
      when: isSeries('J400'),
      en: 'Lighter than the old Cruze, which you notice at the pump.',
      ge: 'ძველ კრუზზე მსუბუქია, რაც ბენზინგასამართ სადგურზე იგრძნობა.',
    },
  ],
  'Chevrolet Malibu': [
    {
      when: isSeries('E2'),
      en: 'Nearly five metres of saloon with a small turbo: lazy, roomy, frugal.',
      ge: 'თითქმის ხუთმეტრიანი სედანი პატარა ტურბოთი: აუჩქარებელი, ფართო, ეკონომიური.',
    },
    {
      when: isSeries('V300'),
      en: 'The 2.5 stops itself at the lights; that can be switched off by the selector.',
      ge: '2,5 შუქნიშანთან თავისით ქრება; გადამრთველით ეს ითიშება.',
    },
    {
      en: 'Leg room in the back is what Malibu buyers come for.',
      ge: 'მალიბუს უკანა რიგის სივრცისთვის ყიდულობენ.',
    },
  ],
  'Chevrolet Cobalt': [
    {
      en: 'Made in Asaka for roads like ours: high, soft, and nothing to break.',
      ge: 'ასაკაში აწყობილი, ჩვენნაირი გზებისთვის: მაღალი, რბილი და გასაფუჭებელიც ბევრი არაფერი აქვს.',
    },
    {
      en: 'The boot takes 563 litres, which is more than some jeeps.',
      ge: 'საბარგული 563 ლიტრიანია, ზოგ ჯიპზე მეტი.',
    },
    {
      en: 'With the six-speed automatic, not the manual of the taxi parks.',
      ge: 'ექვსსაფეხურიანი ავტომატიკით, და არა ტაქსოპარკის მექანიკით.',
    },
  ],
  'Tesla Model 3': [
    {
      en: 'Autopilot is the basic one: it holds lane and distance, no more.',
      ge: 'ავტოპილოტი საბაზოა: ზოლსა და დისტანციას იცავს, მეტს არა.',
    },
    {
      en: 'Comes with the CCS adapter, so public chargers here will take it.',
      ge: 'CCS გადამყვანი მოჰყვება, ასე რომ აქაური დამტენები მიიღებს.',
    },
    {
      when: ({ year }) => year >= 2021,
      en: 'This one has the heat pump, which in January is worth fifty kilometres.',
      ge: 'ამას უკვე თბური ტუმბო აქვს, რაც იანვარში ორმოცდაათ კილომეტრს უდრის.',
    },
    {
      when: ({ year }) => year < 2021,
      en: 'An early car: panel gaps are what they were at the factory.',
      ge: 'ადრეული გამოშვებაა: დეტალებს შორის ღიობები ისეთივეა, როგორიც ქარხანაში იყო.',
    },
  ],
  'Tesla Model Y': [
    {
      en: 'The boot has a cellar and there is another boot in front.',
      ge: 'საბარგულს ქვემოთ სარდაფი აქვს, წინ კი კიდევ ერთი საბარგულია.',
    },
    {
      when: ({ engine }) => engine.drive === 'awd',
      en: 'Two motors: overtaking is over before you finish thinking.',
      ge: 'ორი ძრავი აქვს: გასწრება მთავრდება, სანამ ფიქრს დაამთავრებ.',
    },
    {
      when: ({ engine }) => engine.drive === 'rwd',
      en: 'The iron-phosphate battery may be charged to the full every day.',
      ge: 'რკინა-ფოსფატის ბატარეა ყოველდღე ბოლომდე შეგიძლიათ დატენოთ.',
    },
  ],
};
