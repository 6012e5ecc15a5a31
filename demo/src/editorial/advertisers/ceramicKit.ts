import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, same, say, scene, yes } from './advertiser';

const kind = 'ceramic-kit';

export const ceramicKit: Advertiser = {
  kind,
  title: say('Broli · Ceramic coating kits', 'ბროლი · კერამიკული დაფარვის ნაკრებები'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 22',
  email: 'studio@broli.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: 89,
  content: {
    summary: say(
      'The coating that studios use, in a box for one car. A Saturday of work, and rain takes the dirt along for three years.',
      'დაფარვა, რომელსაც სტუდიები იყენებენ, ერთი ავტომობილის ნაკრებში. ერთი შაბათის საქმეა და სამი წლის განმავლობაში ჭუჭყს წვიმა ჩამორეცხავს.',
    ),
    prices: [
      { name: say('Kit for a car up to 4.7 m', 'ნაკრები 4,7 მ-მდე ავტომობილისთვის'), usd: 89 },
      { name: say('Kit for a large SUV or MPV', 'ნაკრები დიდი ჯიპის ან მინივენისთვის'), usd: 109 },
      { name: say('Kit for matte film', 'ნაკრები მქრქალი ფირისთვის'), usd: 99 },
      { name: say('Done in our studio', 'დაფარვა ჩვენს სტუდიაში'), usd: 420 },
    ],
    characteristics: [
      {
        title: say('For paint and for film', 'საღებავსაც და ფირსაც'),
        text: say(
          'Most kits make matte film shine. Broli Matte keeps the dull surface dull and still lets water run off.',
          'ნაკრებების უმეტესობა მქრქალ ფირს აპრიალებს. Broli Matte ზედაპირს მქრქალს ტოვებს და წყალს მაინც აცილებს.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('You see where you have been', 'ჩანს, სად წაუსვით'),
        text: say(
          'The fluid dries with a rainbow that tells you when to wipe: no high spots to polish out on Monday.',
          'სითხე ცისარტყელისფრად შრება და გეუბნებათ, როდის გაწმინდოთ — ორშაბათს ლაქების გაპრიალება აღარ დაგჭირდებათ.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('Against the sun of Kakheti', 'კახეთის მზისგან'),
        text: say(
          'Measured after two summers on a roof in Telavi: dark paint lost 3 % of its gloss, without coating 19 %.',
          'ორი ზაფხული თელავში, სახურავზე: მუქმა საღებავმა ბზინვარების 3 % დაკარგა, დაუფარავმა — 19 %.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('A video call when you are stuck', 'ვიდეოზარი, თუ გაგიჭირდათ'),
        text: say(
          'On Saturdays from ten to six somebody from the studio looks over your shoulder, by telephone.',
          'შაბათობით, ათიდან ექვსამდე, სტუდიის ოსტატი ტელეფონით გვერდით გყავთ.',
        ),
        image: scene(kind, 6),
      },
    ],
    overview: {
      text: say(
        'Broli means crystal. The studio of that name in Batumi has coated cars since they began to come by ship, and it mixes its own fluid because salt air finds every weak one. The kit holds exactly what a trained hand needs for one car, with a tenth to spare, and nothing for show.',
        'ბათუმის სტუდია „ბროლი“ ავტომობილებს მას შემდეგ ფარავს, რაც ისინი გემით ჩამოდის, და სითხეს თავად ამზადებს: ზღვის მარილიანი ჰაერი სუსტს მაშინვე პოულობს. ნაკრებში ზუსტად იმდენია, რამდენიც გაწაფულ ხელს ერთი ავტომობილისთვის სჭირდება, მეათედი მარაგით და ზედმეტის გარეშე.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6)],
    },
    performance: {
      title: say('One Saturday, four stages', 'ერთი შაბათი, ოთხი ეტაპი'),
      details: say(
        'In the shade, between 12 and 28 °C, and with no rain until Sunday.',
        'ჩრდილში, 12-დან 28 °C-მდე, კვირამდე წვიმის გარეშე.',
      ),
      steps: [
        {
          title: say('09:00 Wash and clay', '09:00 რეცხვა და თიხა'),
          text: say(
            'Wash, dry, then glide the clay over wet paint until it stops catching.',
            'გარეცხეთ, გააშრეთ, შემდეგ თიხა ატარეთ სველ საღებავზე, სანამ ხახუნს არ შეწყვეტს.',
          ),
          image: scene(kind, 1),
        },
        {
          title: say('12:00 Degrease', '12:00 გაუცხიმოვნება'),
          text: say(
            'Spray, wipe, turn the cloth. What is under the coating now stays there.',
            'შეასხურეთ, გაწმინდეთ, ტილო გადააბრუნეთ. რაც დაფარვის ქვეშ დარჩება, იქვე დარჩება.',
          ),
          image: scene(kind, 4),
        },
        {
          title: say('13:00 Coat, panel by panel', '13:00 დაფარვა, დეტალ-დეტალ'),
          text: say(
            'Six drops, crosswise. Wait for the rainbow, one to three minutes, and wipe with the short cloth.',
            'ექვსი წვეთი, ჯვარედინად. დაელოდეთ ცისარტყელას, ერთიდან სამ წუთამდე, და მოკლებეწვიანი ტილოთი გაწმინდეთ.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('18:00 Leave it alone', '18:00 დაასვენეთ'),
          text: say(
            'Dry for twelve hours, no wash for seven days. After that, shampoo without wax.',
            'თორმეტი საათი სიმშრალე, შვიდი დღე რეცხვის გარეშე. შემდეგ — შამპუნი, ცვილის გარეშე.',
          ),
          image: scene(kind, 5),
        },
      ],
    },
    technical: [
      {
        name: say('Coating', 'დაფარვა'),
        image: scene(kind, 2),
        facts: [
          fact(
            say('Substance', 'შემადგენლობა'),
            say('Polysilazane, 72 % solids', 'პოლისილაზანი, 72 % მშრალი ნივთიერება'),
          ),
          fact(say('Layer', 'ფენა'), say('0.9 µm, one coat', '0,9 მკმ, ერთი ფენა')),
          fact(say('Contact angle of water', 'წყლის კონტაქტის კუთხე'), same('112°')),
          fact(say('Lasts', 'მოქმედებს'), say('3 years or 40,000 km', '3 წელი ან 40 000 კმ')),
        ],
      },
      {
        name: say('In the box', 'კომპლექტში'),
        image: scene(kind, 4),
        facts: [
          fact(say('Coating', 'სითხე'), say('50 mL, for large cars 70 mL', '50 მლ, დიდი ავტომობილისთვის 70 მლ')),
          fact(say('Degreaser', 'გაუცხიმოვნებელი'), say('250 mL', '250 მლ')),
          fact(say('Clay', 'თიხა'), say('100 g, fine', '100 გ, ნაზი')),
          fact(
            say('Cloths', 'ტილოები'),
            say('6 short, 2 deep pile, 4 applicators', '6 მოკლე, 2 ღრმა ბეწვით, 4 აპლიკატორი'),
          ),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('fluid', say('Coating', 'დაფარვა')),
      keyRow('substance', say('Substance', 'შემადგენლობა'), say('Polysilazane', 'პოლისილაზანი')),
      row('solids', say('Solids', 'მშრალი ნივთიერება'), say('72 %', '72 %')),
      row('amount', say('Amount', 'რაოდენობა'), say('50 mL', '50 მლ')),
      row('layer', say('Thickness of the layer', 'ფენის სისქე'), say('0.9 µm', '0,9 მკმ')),
      row('hardness', say('Pencil hardness', 'სიმტკიცე ფანქრით'), same('7H')),
      keyRow('angle', say('Contact angle of water', 'წყლის კონტაქტის კუთხე'), same('112°'), scene(kind, 2)),
      row('shelf', say('Keeps unopened', 'ინახება გაუხსნელად'), say('24 months', '24 თვე')),
      row('opened', say('Keeps open', 'ინახება გახსნილი'), say('24 hours', '24 საათი')),
      heading('work', say('Work', 'სამუშაო')),
      row('temperature', say('Temperature', 'ტემპერატურა'), say('12 to 28 °C', '12-დან 28 °C-მდე')),
      row('humidity', say('Humidity', 'ტენიანობა'), say('below 70 %', '70 %-ზე დაბალი')),
      keyRow('time', say('Time for one person', 'დრო ერთი ადამიანისთვის'), say('8 to 9 hours', '8–9 საათი')),
      row('flash', say('Rainbow after', 'ცისარტყელა ჩნდება'), say('1 to 3 minutes', '1–3 წუთში')),
      row('dry', say('Dry after', 'შრება'), say('12 hours', '12 საათში')),
      row('wash', say('First wash after', 'პირველი რეცხვა'), say('7 days', '7 დღეში')),
      heading('effect', say('Measured', 'გაზომილი')),
      row(
        'gloss',
        say('Gloss lost in two summers', 'ბზინვარების დანაკარგი ორ ზაფხულში'),
        say('3 %, uncoated 19 %', '3 %, დაუფარავად 19 %'),
      ),
      row('ph', say('Takes shampoo of', 'უძლებს შამპუნს'), say('pH 3 to 12', 'pH 3-დან 12-მდე')),
      row('wear', say('Wash cycles', 'რეცხვის ციკლები'), say('160', '160')),
      row('slip', say('Friction', 'ხახუნი'), null),
      heading('surfaces', say('Surfaces', 'ზედაპირები'), 'equipment'),
      parts('suits', say('Suitable for', 'უდგება'), [
        ['gloss', say('Gloss and metallic paint', 'პრიალა და მეტალიკ საღებავს'), yes],
        ['film', say('Gloss colour film', 'პრიალა ფერად ფირს'), yes],
        ['matte', say('Matte paint and film', 'მქრქალ საღებავსა და ფირს'), no],
        ['wheels', say('Wheels', 'დისკებს'), yes],
        ['glass', say('Glass', 'მინას'), no],
        ['plastic', say('Unpainted plastic', 'შეუღებავ პლასტმასს'), yes],
      ]),
      heading('box', say('In the box', 'კომპლექტში'), 'equipment'),
      parts('contents', say('Contents', 'შიგთავსი'), [
        ['degreaser', say('Degreaser, 250 mL', 'გაუცხიმოვნებელი, 250 მლ'), yes],
        ['clay', say('Clay, 100 g', 'თიხა, 100 გ'), yes],
        ['cloths', say('Eight cloths', 'რვა ტილო'), yes],
        ['gloves', say('Gloves, two pairs', 'ხელთათმანი, ორი წყვილი'), yes],
        ['polish', say('Polish', 'პოლირების პასტა'), no],
      ]),
      keyRow('warranty', say('Promise', 'პირობა'), say('Money back within 60 days', 'თანხის დაბრუნება 60 დღეში')),
    ],
  },
};
