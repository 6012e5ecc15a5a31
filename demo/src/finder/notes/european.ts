import type { ModelNotes } from './modelNote';
import { isDiesel, isPetrol, isSeries } from './modelNote';

export const european: ModelNotes = {
  'BMW X5': [
    {
      when: isDiesel,
      en: 'Three-litre diesel, pulls from nothing; the particulate filter is in place and working.',
      ge: 'სამლიტრიანი დიზელი დაბლიდანვე ეწევა; ნაწილაკების ფილტრი ადგილზეა და მუშაობს.',
    },
    {
      when: isPetrol,
      en: 'Straight six petrol: smooth, quick, and it wants good oil on time.',
      ge: 'რიგითი ექვსცილინდრიანი ბენზინი: რბილი და სწრაფია, ოღონდ კარგი ზეთი დროულად უნდა.',
    },
    {
      en: 'Budget for servicing as for a dear car, because it was one.',
      ge: 'მომსახურებაზე ძვირი მანქანის ბიუჯეტი გაითვალისწინეთ, რადგან ის ძვირი იყო.',
    },
    {
      when: isSeries('F15'),
      en: 'The steering is light in the car park and heavy on the motorway, as it should be.',
      ge: 'საჭე სადგომზე მსუბუქია, ტრასაზე — მძიმე, როგორც წესია.',
    },
    {
      when: isSeries('E70'),
      en: 'An older X5 for people who know what they are buying.',
      ge: 'ძველი X5 მათთვის, ვინც იცის, რას ყიდულობს.',
    },
  ],
  'BMW 5 Series': [
    {
      when: isDiesel,
      in: 'georgia',
      en: 'The two-litre diesel does Tbilisi to Batumi and back on one tank.',
      ge: 'ორლიტრიანი დიზელით თბილისიდან ბათუმში ერთი ავზით ჩახვალთ და დაბრუნდებით.',
    },
    {
      when: isPetrol,
      en: 'Rear-wheel drive and a willing engine; in snow it needs proper tyres.',
      ge: 'უკანა წამყვანი და ცოცხალი ძრავი; თოვლში ნამდვილი ზამთრის საბურავი უნდა.',
    },
    {
      en: 'The seats alone are worth the trip to see it.',
      ge: 'მარტო სავარძლების გამო ღირს სანახავად მოსვლა.',
    },
    {
      when: isSeries('F10'),
      en: 'Timing chain is quiet on a cold start; come in the morning and hear it.',
      ge: 'ცივზე დაქოქვისას ჯაჭვი ჩუმადაა; დილით მობრძანდით და მოუსმინეთ.',
    },
    {
      when: isSeries('G30'),
      en: 'The G30 is still the shape people look for.',
      ge: 'G30 ის ძარაა, რომელსაც დღესაც ეძებენ.',
    },
  ],
  'Mercedes-Benz C-Class': [
    {
      when: isSeries('W204'),
      en: 'The last C-Class that feels cut from one block.',
      ge: 'ბოლო C კლასია, რომელიც თითქოს ერთი ნაჭრისგანაა გამოთლილი.',
    },
    {
      when: isSeries('W205'),
      en: 'From the driver\u2019s seat you would take it for an S-Class that shrank.',
      ge: 'საჭესთან რომ ჯდები, დაპატარავებული S კლასი გგონია.',
    },
    {
      when: ({ year }) => year < 2012,
      en: 'The V6 is long out of fashion and all the better for it.',
      ge: 'V6 მოდიდან დიდი ხანია გავიდა და ამით მხოლოდ მოიგო.',
    },
    {
      en: 'Rear seats are for two and a child; in front there is nothing to complain about.',
      ge: 'უკან ორი კაცი და ბავშვი დაჯდება; წინ კი საყვედური არ გეთქმით.',
    },
    {
      en: 'Parts exist in every quality; this one got the good ones.',
      ge: 'ნაწილი ყველა ხარისხის იყიდება; ამას კარგი უყენია.',
    },
  ],
  'Mercedes-Benz E-Class': [
    {
      when: isDiesel,
      en: 'Diesel, so the kilometres weigh less than they look.',
      ge: 'დიზელია, ამიტომ გარბენი ისეთი მძიმე არ არის, როგორიც ჩანს.',
    },
    {
      when: isSeries('W212'),
      en: 'Everything is where your hand expects it, and everything still works.',
      ge: 'ყველაფერი იქ არის, სადაც ხელი ეძებს, და ყველაფერი მუშაობს.',
    },
    {
      when: isSeries('W213'),
      en: 'The two wide screens were the reason to wait for this shape.',
      ge: 'ამ ძარას სწორედ ორი ფართო ეკრანის გამო ელოდნენ.',
    },
    {
      in: 'georgia',
      en: 'A car for weddings on Saturday and for Gori on Sunday.',
      ge: 'შაბათს — ქორწილში, კვირას — გორში: მანქანა ორივესთვის.',
    },
    {
      en: 'Compare the doors with those of any new saloon at this price, then decide.',
      ge: 'შეადარეთ კარები ამ ფასის ნებისმიერ ახალ სედანს და მერე გადაწყვიტეთ.',
    },
  ],
  'Ravon / Daewoo Nexia': [
    {
      when: isSeries('N150'),
      en: 'A car from the time when a spanner was enough.',
      ge: 'იმ დროის მანქანაა, როცა ერთი ქანჩის გასაღები ყოფნიდა.',
    },
    {
      when: isSeries('T250'),
      en: 'Under the Ravon badge this is the old Aveo, improved over the years.',
      ge: 'რავონის ემბლემის ქვეშ ძველი ავეოა, წლების განმავლობაში დახვეწილი.',
    },
    {
      en: 'Cheap to buy, cheap to run, and nobody will envy you.',
      ge: 'იაფია საყიდლადაც და სატარებლადაც, და არავის შეშურდება.',
    },
  ],
  'LADA Priora': [
    {
      when: ({ year }) => year < 2007,
      en: 'A seven that was kept in a garage, not in a field.',
      ge: 'შვიდიანი, რომელიც გარაჟში იდგა და არა მინდორში.',
    },
    {
      when: isSeries('2170'),
      en: 'Sixteen valves and a timing belt that was changed on time.',
      ge: 'თექვსმეტსარქველიანია, ღვედი დროულად აქვს გამოცვლილი.',
    },
    {
      en: 'Parts cost what elsewhere a coffee costs.',
      ge: 'ნაწილი იმდენი ღირს, რამდენიც სხვაგან ყავა.',
    },
  ],
  'Opel Astra': [
    {
      when: isDiesel,
      en: 'The diesel asks for five litres and a driver who changes gear.',
      ge: 'დიზელი ხუთ ლიტრს ითხოვს და მძღოლს, რომელსაც სიჩქარის გადართვა უყვარს.',
    },
    {
      when: isPetrol,
      en: 'Sixteen valves, manual gearbox, no electronics to speak of.',
      ge: 'თექვსმეტი სარქველი, მექანიკა და თითქმის არანაირი ელექტრონიკა.',
    },
    {
      when: isSeries('G'),
      en: 'Galvanised body: sills and arches are sound, look yourself.',
      ge: 'ძარა მოთუთიებულია: ზღურბლები და თაღები მთელია, თავად ნახეთ.',
    },
    {
      en: 'Brought from Germany on its own wheels, which says enough.',
      ge: 'გერმანიიდან თავისი სვლით ჩამოვიდა, მეტი რაღა ვთქვათ.',
    },
  ],
  'Volkswagen Jetta': [
    {
      when: ({ year }) => year < 2014,
      en: 'The five-cylinder 2.5: not thrifty, not delicate.',
      ge: 'ხუთცილინდრიანი 2,5: არც მომჭირნეა და არც ჭირვეული.',
    },
    {
      when: ({ year }) => year >= 2014,
      en: 'The turbo pulls well from low down and likes 95 octane.',
      ge: 'ტურბო დაბლიდანვე კარგად ეწევა და 95-იანი უყვარს.',
    },
    {
      en: 'The boot is deeper than it looks; two large suitcases and a stroller.',
      ge: 'საბარგული უფრო ღრმაა, ვიდრე ჩანს: ორი დიდი ჩემოდანი და ეტლი.',
    },
    {
      en: 'German manners at an American price.',
      ge: 'გერმანული ჩვევები ამერიკულ ფასად.',
    },
  ],
  'Volkswagen Golf': [
    {
      when: isSeries('IV', 'V'),
      en: 'The 1.6 without turbo is slow, and that is why it still runs.',
      ge: '1,6 ტურბინის გარეშე ნელია და სწორედ ამიტომ დადის დღემდე.',
    },
    {
      when: isSeries('VI', 'VII'),
      en: 'The 1.4 TSI is quick for its size; the chain tensioner is the later type.',
      ge: '1,4 TSI თავისი ზომისთვის სწრაფია; ჯაჭვის დამჭიმი უკვე ახალი ტიპისაა.',
    },
    {
      en: 'Every student wants one and every father approves.',
      ge: 'სტუდენტს უნდა და მამაც თანახმაა.',
    },
  ],
};
