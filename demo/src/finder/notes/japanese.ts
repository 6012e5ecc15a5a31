import type { ModelNotes } from './modelNote';
import { isHybrid, isPetrol, isSeries } from './modelNote';

export const japanese: ModelNotes = {
  'Toyota Prius': [
    {
      in: 'georgia',
      en: 'In town it drinks so little that half of Tbilisi drives one.',
      ge: 'ქალაქში ისე ცოტას წვავს, რომ თბილისის ნახევარი სწორედ ამით დადის.',
    },
    {
      in: 'georgia',
      en: 'Any garage between Batumi and Lagodekhi knows this hybrid by heart.',
      ge: 'ამ ჰიბრიდს ბათუმიდან ლაგოდეხამდე ყველა ოსტატი ზეპირად იცნობს.',
    },
    {
      en: 'The hatch opens wide: a fridge went in with the rear seats folded.',
      ge: 'უკანა კარი ფართოდ იღება: დაკეცილი სავარძლებით მაცივარიც კი ჩაეტია.',
    },
    {
      when: isSeries('XW30'),
      en: 'The third generation, the one taxi drivers keep recommending to each other.',
      ge: 'მესამე თაობაა, ის, რომელსაც ტაქსისტები ერთმანეთს ურჩევენ.',
    },
    {
      when: isSeries('XW50'),
      en: 'The newer platform rides softer and sits lower than the old one.',
      ge: 'ახალ პლატფორმაზე უფრო რბილად დადის და ძველზე დაბლაც დგას.',
    },
  ],
  'Toyota Prius (2023+)': [
    {
      en: 'Not the Prius you know: it looks like a coupé and pulls away like one.',
      ge: 'ეს ის პრიუსი აღარ არის, რომელსაც იცნობთ: გარეგნობითაც და სვლითაც კუპეს ჰგავს.',
    },
    {
      en: 'Low roof, so tall passengers should try the back seat first.',
      ge: 'სახურავი დაბალია, ამიტომ მაღალი მგზავრი ჯერ უკან დაჯდეს და ისე გადაწყვიტოს.',
    },
    {
      in: 'georgia',
      en: 'Four litres on the way to Kutaisi, with the air conditioning on.',
      ge: 'ქუთაისის გზაზე ოთხი ლიტრი დახარჯა, კონდიციონერით.',
    },
  ],
  'Toyota Camry': [
    {
      when: isPetrol,
      en: 'The 2.5 without a turbo: dull to read about, lovely to own.',
      ge: '2,5 ლიტრი, ტურბინის გარეშე: წასაკითხად მოსაწყენია, სამართავად — პირიქით.',
    },
    {
      when: isHybrid,
      en: 'The hybrid is the one to have: a big saloon that drinks like a small one.',
      ge: 'სწორედ ჰიბრიდი ღირს: დიდი სედანი პატარის ხარჯით.',
    },
    {
      en: 'People buy these and keep them, so good ones are rare on the market.',
      ge: 'ვინც ყიდულობს, აღარ ყიდის, ამიტომ კარგი ცალი ბაზარზე იშვიათია.',
    },
    {
      when: isSeries('XV70'),
      en: 'The low-roof seventy, on the platform that finally made it pleasant to steer.',
      ge: 'სამოცდაათიანი ძარაა, პლატფორმაზე, რომელმაც მისი მართვა ბოლოს და ბოლოს სასიამოვნო გახადა.',
    },
    {
      when: isSeries('XV50'),
      en: 'Soft springs and thick seats; on our roads that counts for more than horsepower.',
      ge: 'რბილი საკიდარი და სქელი სავარძლები; ჩვენს გზებზე ეს ცხენის ძალებზე მეტს ნიშნავს.',
    },
  ],
  'Lexus RX': [
    {
      when: isHybrid,
      en: 'Eight litres for a two-tonne jeep is what you pay the hybrid premium for.',
      ge: 'ორტონიანი ჯიპისთვის რვა ლიტრი — ჰიბრიდში ზედმეტს სწორედ ამისთვის იხდიან.',
    },
    {
      when: isPetrol,
      en: 'The V6 is thirsty in town and everlasting otherwise.',
      ge: 'V6 ქალაქში ბევრს სვამს, სამაგიეროდ ცვეთა არ იცის.',
    },
    {
      en: 'A living room on wheels: doors shut with a thud and then nothing is heard.',
      ge: 'ბორბლებიანი მისაღები ოთახია: კარი ჩაიკეტება და მერე აღარაფერი ისმის.',
    },
    {
      when: isSeries('AL20'),
      en: 'Switches and leather look as on the first day, as usual with this make.',
      ge: 'ღილაკები და ტყავი პირველი დღისას ჰგავს, როგორც ამ მარკას სჩვევია.',
    },
  ],
  'Lexus GX 460': [
    {
      in: 'georgia',
      en: 'A Prado in a suit: V8, a real frame and low range for Tusheti.',
      ge: 'პრადო კოსტიუმში: V8, ნამდვილი ჩარჩო და დაბალი გადაცემა თუშეთისთვის.',
    },
    {
      en: 'It will not save you fuel, but it will bring you home from anywhere.',
      ge: 'საწვავს ვერ დაგიზოგავთ, სამაგიეროდ ნებისმიერი ადგილიდან სახლში მოგიყვანთ.',
    },
    {
      en: 'Seven seats, the last two for children.',
      ge: 'შვიდადგილიანია, ბოლო ორი ადგილი ბავშვებისთვისაა.',
    },
  ],
  'Subaru Forester': [
    {
      en: 'Twenty-two centimetres under the belly and drive on all four, always.',
      ge: 'ძირის ქვეშ ოცდაორი სანტიმეტრი და ოთხივე თვალზე მუდმივი წევა.',
    },
    {
      en: 'Glass all round: you see the corner of every fence.',
      ge: 'ირგვლივ მინაა: ყველა ღობის კუთხეს ხედავ.',
    },
    {
      when: isSeries('SJ'),
      en: 'Ask us about oil consumption; we measured it over 2,000 km and it is nil.',
      ge: 'ზეთის ხარჯი იკითხეთ: 2 000 კილომეტრზე გავზომეთ და არ ხარჯავს.',
    },
    {
      when: isSeries('SK'),
      en: 'The newer Forester brakes for you when you look away.',
      ge: 'ახალი ფორესტერი თავად ამუხრუჭებს, თუ გზას თვალი მოაშორე.',
    },
  ],
  'Honda Fit': [
    {
      en: 'The rear seats fold flat in one move; a bicycle stands upright behind the front ones.',
      ge: 'უკანა სავარძლები ერთი მოძრაობით იკეცება; ველოსიპედი ფეხზე მდგარი ეტევა.',
    },
    {
      en: 'Shorter than four metres: it parks where others only slow down.',
      ge: 'ოთხ მეტრზე მოკლეა: სადაც სხვა მხოლოდ ანელებს, ეს იქ დგება.',
    },
    {
      when: isHybrid,
      en: 'The hybrid box was updated under recall, we have the sheet.',
      ge: 'ჰიბრიდის კოლოფი გაწვევით არის განახლებული, ფურცელი გვაქვს.',
    },
    {
      when: isPetrol,
      en: 'The small engine is simple enough to be serviced by anyone.',
      ge: 'პატარა ძრავი იმდენად მარტივია, რომ ყველა ოსტატი მოუვლის.',
    },
  ],
  'Honda CR-V': [
    {
      when: isSeries('RW'),
      en: 'The 1.5 turbo has the newer software for cold starts.',
      ge: '1,5 ტურბოს ცივი დაქოქვისთვის ახალი პროგრამა აქვს ჩაწერილი.',
    },
    {
      when: isSeries('RM'),
      en: 'The 2.4 without turbo, the one to look for.',
      ge: '2,4 ტურბინის გარეშე, სწორედ ის, რასაც ეძებენ.',
    },
    {
      en: 'A pram goes into the boot without folding.',
      ge: 'ბავშვის ეტლი საბარგულში დაუკეცავად შედის.',
    },
    {
      en: 'All-wheel drive that works by itself and stays out of the way.',
      ge: '4x4 თავისით ირთვება და ზედმეტად თავს არ გახსენებს.',
    },
  ],
  'Toyota RAV4': [
    {
      when: isHybrid,
      en: 'Hybrid with a motor on the rear axle: it climbs snow quietly.',
      ge: 'ჰიბრიდია, უკანა ხიდზე ელექტროძრავით: თოვლში ჩუმად ადის.',
    },
    {
      when: isPetrol,
      en: 'Ordinary automatic, ordinary engine, nothing here can surprise you.',
      ge: 'ჩვეულებრივი ავტომატიკა, ჩვეულებრივი ძრავი, სიურპრიზი აქ არაფერს აქვს.',
    },
    {
      when: isSeries('XA50'),
      en: 'The square one that everybody waits for at the auctions.',
      ge: 'ის ოთხკუთხა ძარაა, რომელსაც აუქციონზე ყველა ელოდება.',
    },
    {
      en: 'It sells itself; we only wash it.',
      ge: 'თავის თავს თვითონ ყიდის; ჩვენ მხოლოდ ვრეცხავთ.',
    },
  ],
  'Nissan Juke': [
    {
      en: 'You either like the face or you do not; it drives better than it is talked about.',
      ge: 'გარეგნობა ან მოგწონს, ან არა; დადის კი იმაზე უკეთ, ვიდრე ამბობენ.',
    },
    {
      en: 'The variator fluid was changed, with the receipt in the glovebox.',
      ge: 'ვარიატორის ზეთი გამოცვლილია, ქვითარი ხელთათმანების ყუთშია.',
    },
    {
      en: 'Small boot, high seat: made for the city and one passenger.',
      ge: 'საბარგული პატარაა, ჯდომა მაღალი: ქალაქისა და ერთი მგზავრისთვისაა.',
    },
  ],
};
