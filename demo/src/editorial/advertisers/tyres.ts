import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, same, say, scene, yes } from './advertiser';

const kind = 'tyres';

export const tyres: Advertiser = {
  kind,
  title: say('Didgori · Tyres for winter and summer', 'დიდგორი · ზამთრისა და ზაფხულის საბურავები'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 20',
  email: 'tyres@didgori.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: null,
  content: {
    summary: say(
      'Tyres for the weight of electric cars and the roads of the Caucasus: a winter tread for the Jvari Pass, a quiet summer tread for the motorway, both fitted at your door.',
      'საბურავები ელექტრომობილის წონისა და კავკასიის გზებისთვის: ზამთრის პროტექტორი ჯვრის უღელტეხილისთვის, წყნარი საზაფხულო კი ავტობანისთვის — მონტაჟით თქვენს კართან.',
    ),
    prices: [
      { name: say('Winter W4, 215/55 R17, each', 'ზამთრის W4, 215/55 R17, ცალი'), usd: 98 },
      { name: say('Winter W4, 255/45 R19, each', 'ზამთრის W4, 255/45 R19, ცალი'), usd: 165 },
      { name: say('Summer S2, 215/55 R17, each', 'ზაფხულის S2, 215/55 R17, ცალი'), usd: 86 },
      { name: say('Change of four, at your door', 'ოთხის გამოცვლა ადგილზე'), usd: 30 },
      { name: say('Storage of four wheels, a season', 'ოთხი თვლის შენახვა, სეზონი'), usd: 25 },
      { name: say('Other sizes', 'სხვა ზომები'), usd: null },
    ],
    characteristics: [
      {
        title: say('Carries the battery', 'უძლებს ბატარეის წონას'),
        text: say(
          'HL sidewalls carry 20 % more than usual ones of the same size. A loaded Zeekr 001 weighs more than two and a half tonnes: count before you buy.',
          'HL გვერდები იმავე ზომის ჩვეულებრივზე 20 %-ით მეტს იტანს. დატვირთული Zeekr 001 ორნახევარ ტონაზე მეტს იწონის — გამოთვალეთ ყიდვამდე.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('Stops on wet cobbles', 'ჩერდება სველ ქვაფენილზე'),
        text: say(
          'The compound was chosen on the slopes of Sololaki, in the rain. From 50 km/h it stops 2.3 m earlier than the tyre most cars arrive with.',
          'რეზინის შემადგენლობა სოლოლაკის აღმართებზე, წვიმაში შეირჩა. 50 კმ/სთ-დან 2,3 მეტრით ადრე ჩერდება, ვიდრე საბურავი, რომლითაც ავტომობილების უმეტესობა ჩამოდის.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('Foam against the hum', 'ქაფი გუგუნის წინააღმდეგ'),
        text: say(
          'Without an engine you hear the road. A ring of foam inside the tyre takes 4 dB from the tone that tires most.',
          'ძრავის გარეშე გზის ხმა ისმის. საბურავის შიგნით ქაფის რგოლი ყველაზე დამღლელ ტონს 4 დბ-ით ამცირებს.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('The other set sleeps with us', 'მეორე კომპლექტს ჩვენ ვინახავთ'),
        text: say(
          'Washed, measured, in the dark. In autumn we write to you before the first snow, not after.',
          'გარეცხილს, გაზომილს, ბნელში. შემოდგომაზე პირველ თოვლამდე მოგწერთ და არა შემდეგ.',
        ),
        image: scene(kind, 4),
      },
      {
        title: say('Made this year', 'წელს დამზადებული'),
        text: say(
          'We sell no tyre older than twelve months. The four digits on the sidewall tell week and year; read them.',
          'თორმეტ თვეზე ძველ საბურავს არ ვყიდით. გვერდზე ოთხი ციფრი კვირასა და წელს ნიშნავს — წაიკითხეთ.',
        ),
        image: null,
      },
    ],
    overview: {
      text: say(
        'Didgori is a tyre house of the third generation: the grandfather repaired lorry tyres in Mtskheta. Today four vans change tyres in Tbilisi, Rustavi and Kutaisi between seven in the morning and ten at night, in front of your house or office. The tyres are made for us in Qingdao after our own recipe.',
        'დიდგორი მესამე თაობის საოჯახო საქმეა: ბაბუა მცხეთაში სატვირთოების საბურავებს აკეთებდა. დღეს ოთხი ფურგონი თბილისში, რუსთავსა და ქუთაისში დილის შვიდიდან ღამის ათამდე ცვლის საბურავებს თქვენს სახლთან ან ოფისთან. საბურავები ცინდაოში მზადდება, ჩვენივე რეცეპტით.',
      ),
      images: [scene(kind, 1), scene(kind, 5), scene(kind, 6)],
    },
    performance: {
      title: say('Changed at your door', 'გამოცვლა თქვენს კართან'),
      details: say(
        'Forty minutes for four wheels. You can stay at your desk; leave us the key.',
        'ოთხ თვალს ორმოცი წუთი უნდა. სამუშაოდან არ მოცდებით: გასაღები დაგვიტოვეთ.',
      ),
      steps: [
        {
          title: say('Choose by your VIN', 'შეარჩიეთ VIN კოდით'),
          text: say(
            'It tells us size, load and whether the wheels have pressure sensors.',
            'მისით ვიგებთ ზომას, დატვირთვას და აქვს თუ არა თვლებს წნევის სენსორი.',
          ),
          image: scene(kind, 3),
        },
        {
          title: say('Off and looked at', 'მოხსნა და დათვალიერება'),
          text: say(
            'While the wheel is off we measure brake pads and discs. You get the figures, not a sales talk.',
            'სანამ თვალი მოხსნილია, ვზომავთ ხუნდებსა და დისკებს. გეძლევათ ციფრები და არა რეკლამა.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('Balanced to five grams', 'ბალანსირება ხუთ გრამამდე'),
          text: say(
            'Heavy electric cars shake early. We balance with the load, on the van’s machine.',
            'მძიმე ელექტრომობილი ვიბრაციას ადრე გრძნობს. ვაბალანსებთ დატვირთვით, ფურგონის დაზგაზე.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('Tightened by hand', 'მოჭერა ხელით'),
          text: say(
            'To the torque of your car, with a wrench that clicks, crosswise. Again after 50 km: come by, it costs nothing.',
            'თქვენი ავტომობილის მომენტით, დინამომეტრული გასაღებით, ჯვარედინად. 50 კმ-ის შემდეგ ხელახლა — უფასოდ.',
          ),
          image: scene(kind, 1),
        },
      ],
    },
    technical: [
      {
        name: say('Winter W4', 'ზამთრის W4'),
        image: scene(kind, 2),
        facts: [
          fact(say('Sizes', 'ზომები'), say('38, from 195/60 R16 to 265/45 R21', '38, 195/60 R16-დან 265/45 R21-მდე')),
          fact(
            say('Label', 'მარკირება'),
            say('Wet grip B, noise 69 dB, snowflake', 'სველ გზაზე B, ხმაური 69 დბ, ფიფქის ნიშანი'),
          ),
          fact(say('Tread', 'პროტექტორი'), say('8.5 mm, no studs', '8,5 მმ, უწკიპო')),
        ],
      },
      {
        name: say('Summer S2', 'ზაფხულის S2'),
        image: scene(kind, 6),
        facts: [
          fact(say('Sizes', 'ზომები'), say('44, from 195/55 R16 to 275/40 R22', '44, 195/55 R16-დან 275/40 R22-მდე')),
          fact(say('Label', 'მარკირება'), say('Wet grip A, noise 68 dB', 'სველ გზაზე A, ხმაური 68 დბ')),
          fact(say('Tread', 'პროტექტორი'), say('7.8 mm', '7,8 მმ')),
        ],
      },
      {
        name: say('Service', 'მომსახურება'),
        image: scene(kind, 4),
        facts: [
          fact(
            say('Storage', 'შენახვა'),
            say(
              'Dark, dry, lying flat; washed and measured first',
              'ბნელში, მშრალად, ჰორიზონტალურად; მანამდე გარეცხილი და გაზომილი',
            ),
          ),
          fact(
            say('Warranty', 'გარანტია'),
            say('4 years; the first puncture free of charge', '4 წელი; პირველი ჩაჭედვა უფასოდ'),
          ),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('tyre', say('Winter W4, 255/45 R19', 'ზამთრის W4, 255/45 R19')),
      keyRow(
        'index',
        say('Load and speed', 'დატვირთვა და სიჩქარე'),
        say('HL 107 V: 975 kg, 240 km/h', 'HL 107 V: 975 კგ, 240 კმ/სთ'),
      ),
      row('diameter', say('Diameter', 'დიამეტრი'), say('713 mm', '713 მმ')),
      row('width', say('Width', 'სიგანე'), say('255 mm', '255 მმ')),
      row('rim', say('Rim', 'დისკი'), say('8 to 9.5 inches', '8-დან 9,5 დუიმამდე')),
      keyRow('tread', say('Depth of tread', 'პროტექტორის სიღრმე'), say('8.5 mm', '8,5 მმ'), scene(kind, 2)),
      row('weight', say('Weight', 'წონა'), say('12.8 kg', '12,8 კგ')),
      row('pressure', say('Highest pressure', 'უდიდესი წნევა'), say('3.4 bar', '3,4 ბარი')),
      heading('label', say('Label', 'მარკირება')),
      row('rolling', say('Rolling resistance', 'გორვის წინაღობა'), same('C')),
      row('wet', say('Wet grip', 'ჩაჭიდება სველ გზაზე'), same('B')),
      row('noise', say('Noise outside', 'გარე ხმაური'), say('69 dB', '69 დბ')),
      keyRow(
        'snow',
        say('Snow and ice', 'თოვლი და ყინული'),
        say('3PMSF, tested for ice', '3PMSF, ყინულზე შემოწმებული'),
      ),
      heading('test', say('Measured by us', 'ჩვენი ანაზომები')),
      row('snowStop', say('Stop on snow from 40 km/h', 'გაჩერება თოვლზე 40 კმ/სთ-დან'), say('17.1 m', '17,1 მ')),
      row(
        'wetStop',
        say('Stop on wet stone from 50 km/h', 'გაჩერება სველ ქვაზე 50 კმ/სთ-დან'),
        say('13.8 m', '13,8 მ'),
      ),
      row('range', say('Range against the summer tyre', 'სვლის მარაგი საზაფხულოსთან შედარებით'), say('−4 %', '−4 %')),
      row('life', say('Expected life', 'სავარაუდო რესურსი'), say('45,000 km', '45 000 კმ')),
      row('iceStop', say('Stop on ice from 20 km/h', 'გაჩერება ყინულზე 20 კმ/სთ-დან'), null),
      heading('build', say('Build', 'აგებულება'), 'equipment'),
      parts('features', say('Features', 'თვისებები'), [
        ['foam', say('Foam ring', 'ქაფის რგოლი'), yes],
        ['hl', say('HL sidewall', 'HL გვერდი'), yes],
        ['rimEdge', say('Edge that guards the rim', 'დისკის დამცავი კიდე'), yes],
        ['studs', say('Studs', 'წკიპები'), no],
        ['runflat', say('Runs flat', 'Run flat'), no],
      ]),
      heading('service', say('Service', 'მომსახურება'), 'equipment'),
      parts('included', say('In the price', 'ფასში შედის'), [
        ['fitting', say('Fitting and balance', 'მონტაჟი და ბალანსირება'), yes],
        ['sensors', say('Pairing of the pressure sensors', 'წნევის სენსორების მიბმა'), yes],
        ['old', say('Old tyres taken away', 'ძველი საბურავების გატანა'), yes],
        ['storage', say('Storage', 'შენახვა'), no],
      ]),
      keyRow('warranty', say('Warranty', 'გარანტია'), say('4 years', '4 წელი')),
      row('age', say('Age when sold', 'ასაკი გაყიდვისას'), say('12 months at most', 'არა უმეტეს 12 თვისა')),
    ],
  },
};
