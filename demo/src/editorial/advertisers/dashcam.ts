import type { Advertiser } from './advertiser';
import { fact, heading, keyRow, no, parts, row, same, say, scene, yes } from './advertiser';

const kind = 'dashcam';

export const dashcam: Advertiser = {
  kind,
  title: say('Kera · Dash cameras, front and rear', 'კერა · წინა და უკანა ვიდეორეგისტრატორები'),
  hasBanner: true,
  video: null,
  phone: '+995 32 2 555 01 16',
  email: 'support@kera.example',
  hasManual: true,
  overviewScene: 5,
  guidePriceUsd: 189,
  content: {
    summary: say(
      'Two cameras that read a number plate at night and keep recording while the car is parked. Hidden behind the mirror, wired in an hour.',
      'ორი კამერა, რომელიც ღამითაც კითხულობს სახელმწიფო ნომერს და გაჩერებულ ავტომობილშიც იწერს. დამალულია სარკის უკან, მონტაჟს ერთი საათი სჭირდება.',
    ),
    prices: [
      { name: say('Kera One, front camera', 'Kera One, წინა კამერა'), usd: 119 },
      { name: say('Kera Duo, front and rear', 'Kera Duo, წინა და უკანა'), usd: 189 },
      { name: say('Parking cable', 'პარკირების კაბელი'), usd: 25 },
      { name: say('Fitting in Tbilisi or Baku', 'მონტაჟი თბილისში ან ბაქოში'), usd: 35 },
    ],
    characteristics: [
      {
        title: say('Reads plates in the dark', 'სიბნელეშიც კითხულობს ნომერს'),
        text: say(
          'A large sensor and two exposures in each frame: headlamps do not blind it, and the plate stays sharp up to nine metres away.',
          'დიდი სენსორი და ორი ექსპოზიცია თითო კადრში: ფარები არ აბრმავებს, ნომერი კი ცხრა მეტრამდე მკაფიოდ ჩანს.',
        ),
        image: scene(kind, 2),
      },
      {
        title: say('Wakes when somebody bumps', 'იღვიძებს შეხებისას'),
        text: say(
          'Parked, it draws less than the clock. A knock starts the recording with the ten seconds before it.',
          'გაჩერებულზე საათზე ნაკლებ დენს ხარჯავს. დარტყმისას ჩაწერას წინა ათი წამიდან იწყებს.',
        ),
        image: scene(kind, 5),
      },
      {
        title: say('Does not empty the battery', 'აკუმულატორს არ ცლის'),
        text: say(
          'The parking cable switches off at 11.8 V. Electric cars with a small 12 V battery start in the morning.',
          'პარკირების კაბელი 11,8 ვ-ზე ითიშება. პატარა 12 ვ აკუმულატორიანი ელექტრომობილიც დილით უპრობლემოდ იქოქება.',
        ),
        image: scene(kind, 1),
      },
      {
        title: say('Your recordings are yours', 'ჩანაწერი მხოლოდ თქვენია'),
        text: say(
          'Everything stays on the card in the camera. No account, no cloud; the telephone fetches a clip over the camera’s own Wi-Fi.',
          'ყველაფერი კამერის ბარათზე რჩება. არც ანგარიში სჭირდება, არც ღრუბელი; ტელეფონი კადრებს კამერის Wi-Fi-ით იღებს.',
        ),
        image: scene(kind, 4),
      },
    ],
    overview: {
      text: say(
        'Kera began with taxis: forty cars in Tbilisi, day and night, two summers. What broke was made again; what drivers never used was left out. There is no screen, because nobody looks at one after the first week, and one button, which saves what has just happened.',
        'კერა ტაქსებით დაიწყო: ორმოცი ავტომობილი თბილისში, დღე და ღამე, ორი ზაფხული. რაც გაფუჭდა, ხელახლა გავაკეთეთ; რასაც მძღოლები არ იყენებდნენ, ამოვიღეთ. ეკრანი არ აქვს, რადგან პირველი კვირის შემდეგ მას აღარავინ უყურებს, ღილაკი კი ერთია — ინახავს იმას, რაც ახლახან მოხდა.',
      ),
      images: [scene(kind, 1), scene(kind, 6)],
    },
    performance: {
      title: say('Fitted without a visible wire', 'მონტაჟი უხილავი სადენით'),
      details: say(
        'You can do it yourself with the plastic tool from the box, or have it done in an hour.',
        'შეგიძლიათ თავად დააყენოთ კომპლექტის პლასტმასის იარაღით ან ერთ საათში ჩვენ დაგიყენოთ.',
      ),
      steps: [
        {
          title: say('Clean the glass', 'გაწმინდეთ მინა'),
          text: say(
            'Alcohol wipe, above the mirror, outside the wiper’s dry corner. Wait until it is dry.',
            'სპირტიანი ხელსახოცით, სარკის ზემოთ, საწმენდის მუშა არეში. დაელოდეთ გაშრობას.',
          ),
          image: scene(kind, 4),
        },
        {
          title: say('Hide the cable', 'დამალეთ სადენი'),
          text: say(
            'Along the headlining, down the pillar behind the airbag, never in front of it.',
            'ჭერის გასწვრივ, დგარის ჩასწვრივ, უსაფრთხოების ბალიშის უკან — არასდროს მის წინ.',
          ),
          image: scene(kind, 5),
        },
        {
          title: say('Take power from the fuse box', 'კვება დამცველების ბლოკიდან'),
          text: say(
            'One fuse that is always on, one that follows the ignition. The adapter set holds the four common sizes.',
            'ერთი დამცველი მუდმივი კვებით, მეორე — ანთებაზე. კომპლექტში ოთხივე გავრცელებული ზომის ადაპტერია.',
          ),
          image: scene(kind, 2),
        },
        {
          title: say('Set the horizon', 'დააყენეთ ჰორიზონტი'),
          text: say(
            'Turn the lens until the bonnet fills the lowest tenth of the picture. The app draws the line.',
            'მოატრიალეთ ობიექტივი ისე, რომ კაპოტმა კადრის ქვედა მეათედი დაიკავოს. ხაზს აპლიკაცია გაჩვენებთ.',
          ),
          image: scene(kind, 3),
        },
        {
          title: say('Drive once around the block', 'გაიარეთ ერთი წრე'),
          text: say(
            'Watch the clip. If the mirror shows in it, move the camera two centimetres to the passenger’s side.',
            'ნახეთ ჩანაწერი. თუ კადრში სარკე ჩანს, კამერა ორი სანტიმეტრით მგზავრის მხარეს გადაწიეთ.',
          ),
          image: scene(kind, 1),
        },
      ],
    },
    technical: [
      {
        name: say('Picture', 'გამოსახულება'),
        image: scene(kind, 2),
        facts: [
          fact(say('Front', 'წინა'), say('3840 × 2160, 30 frames a second', '3840 × 2160, 30 კადრი წამში')),
          fact(say('Rear', 'უკანა'), say('1920 × 1080, 30 frames a second', '1920 × 1080, 30 კადრი წამში')),
          fact(say('Angle', 'კუთხე'), say('138° front, 125° rear', '138° წინა, 125° უკანა')),
          fact(say('Aperture', 'დიაფრაგმა'), same('f/1.8')),
        ],
      },
      {
        name: say('Memory', 'მეხსიერება'),
        image: scene(kind, 4),
        facts: [
          fact(say('Card', 'ბარათი'), say('64 GB in the box, up to 512 GB', '64 გბ კომპლექტში, 512 გბ-მდე')),
          fact(say('64 GB hold', '64 გბ იტევს'), say('5 h 40 min, both cameras', '5 სთ 40 წთ, ორივე კამერით')),
          fact(say('Format', 'ფორმატი'), same('H.265, MP4')),
        ],
      },
    ],
  },
  sheet: {
    scene: 3,
    lines: [
      heading('front', say('Front camera', 'წინა კამერა')),
      keyRow('frontSize', say('Resolution', 'გარჩევადობა'), say('3840 × 2160', '3840 × 2160')),
      row('frontSensor', say('Sensor', 'სენსორი'), say('1/1.8 inch, 8 megapixels', '1/1,8 დუიმი, 8 მეგაპიქსელი')),
      row('frontAngle', say('Angle of view', 'ხედვის კუთხე'), same('138°')),
      row('frontAperture', say('Aperture', 'დიაფრაგმა'), same('f/1.8')),
      row(
        'plate',
        say('Reads a plate at', 'ნომერს კითხულობს'),
        say('14 m by day, 9 m at night', '14 მ დღისით, 9 მ ღამით'),
      ),
      heading('rear', say('Rear camera', 'უკანა კამერა')),
      row('rearSize', say('Resolution', 'გარჩევადობა'), same('1920 × 1080')),
      row('rearAngle', say('Angle of view', 'ხედვის კუთხე'), same('125°')),
      row('rearCable', say('Cable', 'კაბელი'), say('6 m', '6 მ')),
      heading('memory', say('Recording', 'ჩაწერა')),
      row('format', say('Format', 'ფორმატი'), same('MP4, H.265')),
      keyRow('hours', say('64 GB hold', '64 გბ იტევს'), say('5 h 40 min', '5 სთ 40 წთ')),
      row('maxCard', say('Largest card', 'უდიდესი ბარათი'), say('512 GB', '512 გბ')),
      row(
        'gps',
        say('Position', 'მდებარეობა'),
        say('GPS and Beidou, can be switched off', 'GPS და Beidou, გამორთვადი'),
      ),
      row('bitrate', say('Data rate', 'მონაცემთა ნაკადი'), null),
      heading('body', say('Body', 'კორპუსი')),
      row('size', say('Size', 'ზომა'), say('92 × 46 × 38 mm', '92 × 46 × 38 მმ')),
      row('weight', say('Weight', 'წონა'), say('96 g', '96 გ')),
      row('temperature', say('Works at', 'სამუშაო ტემპერატურა'), say('−25 to +70 °C', '−25-დან +70 °C-მდე')),
      row(
        'buffer',
        say('Reserve for the last clip', 'მარაგი ბოლო კადრისთვის'),
        say('Capacitor, no battery to swell', 'კონდენსატორი, ბატარეის გარეშე'),
      ),
      heading('parking', say('Parked', 'პარკირებისას'), 'equipment'),
      parts('guard', say('Watches', 'აკონტროლებს'), [
        ['knock', say('Knocks', 'დარტყმას'), yes],
        ['motion', say('Motion in the picture', 'მოძრაობას კადრში'), yes],
        ['lapse', say('Time lapse, one frame a second', 'აჩქარებულ კადრს, წამში ერთს'), yes],
        ['alarm', say('Message to the telephone', 'შეტყობინებას ტელეფონზე'), no],
      ]),
      keyRow(
        'draw',
        say('Current while parked', 'დენი გაჩერებულზე'),
        say('9 mA waiting, 280 mA recording', '9 მა მოლოდინში, 280 მა ჩაწერისას'),
      ),
      row('cutoff', say('Switches off at', 'ითიშება'), say('11.8 V', '11,8 ვ-ზე')),
      heading('smart', say('Connection', 'კავშირი'), 'equipment'),
      parts('radio', say('Radio', 'რადიო'), [
        ['wifi', say('Wi-Fi 5 GHz', 'Wi-Fi 5 გჰც'), yes],
        ['bluetooth', say('Bluetooth', 'Bluetooth'), yes],
        ['mobile', say('Mobile network', 'მობილური ქსელი'), no],
      ]),
      heading('service', say('Service', 'მომსახურება')),
      row(
        'inBox',
        say('In the box', 'კომპლექტში'),
        say(
          'Two cameras, 64 GB card, cables, fuse adapters, tool',
          'ორი კამერა, 64 გბ ბარათი, სადენები, დამცველის ადაპტერები, იარაღი',
        ),
      ),
      keyRow('warranty', say('Warranty', 'გარანტია'), say('2 years, card 1 year', '2 წელი, ბარათზე 1 წელი')),
    ],
  },
};
