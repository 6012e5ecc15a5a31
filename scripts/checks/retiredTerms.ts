import { isTestCode, type Check, type Finding, type SourceFile } from './sourceFiles';

interface Term {
  readonly old: RegExp;
  readonly say: string;
  /** Matches uses in which the word is right, for example a name of the specification. */
  readonly except?: RegExp;
}

const english: readonly Term[] = [
  {
    old: /\bvehicles?\b/i,
    say: 'car',
    except: /[Vv]ehicle finder|Vehicle registration|million vehicles|imported [\d,]+ vehicles| Vehicles$/g,
  },
  { old: /\bseries\b/i, say: 'model', except: /^Series$|\d Series/g },
  { old: /\bsaloons?\b/i, say: 'sedan' },
  { old: /\bjeeps?\b/i, say: 'SUV' },
  { old: /combined mileage/i, say: 'consumption or range' },
  { old: /chassis number/i, say: 'VIN' },
  { old: /\bpapers\b/i, say: 'documents' },
  { old: /\bfirms?\b/i, say: 'company' },
  { old: /\brings? (?:us|you|the|and)\b|^Ring\b/, say: 'call' },
  { old: /\btelephones?\b/i, say: 'phone' },
  { old: /\bemail\b/i, say: 'e-mail', except: /valid email address|Email format error/g },
  { old: /\bletters?\b/i, say: 'e-mail or message', except: /the letters I, O and Q/g },
  { old: /\bsign(?:s|ed|ing)?(?: you)? out\b/i, say: 'log out' },
  { old: /\btickets?\b/i, say: 'entry' },
  { old: /\bcheck lists?\b/i, say: 'checklist' },
  { old: /\bnot known\b/i, say: 'unknown' },
  { old: /\bNo price\b/, say: 'No Price' },
  { old: /\bSmart ranking\b/i, say: 'China car ranking' },
  { old: /\bnew energy\b/i, say: 'electric' },
  { old: /\bmost wanted\b/i, say: 'most searched-for' },
  { old: /\bstands? in stock\b/i, say: 'in stock' },
  { old: /\banew\b/i, say: 'again' },
  { old: /\bdear(?:er|est)?\b/i, say: 'expensive', except: /^Dear /g },
];

const georgian: readonly Term[] = [
  { old: /(?<!\p{L})ძიებ/u, say: 'ძებნა' },
  { old: /(?<!\p{L})სერი(?:ა|ის|ებ|ას|ით|იდან)/u, say: 'მოდელი', except: /^სერია$/g },
  {
    old: /რედაქციის რჩეულ|(?<!\p{L})რჩეული ავტომობილები (?:და|ვერ)/u,
    say: 'რედაქციის არჩევანი, გამორჩეული ავტომობილები',
  },
  { old: /ჭკვიანი რეიტინგ|ჩინური (?:ავტომობილების )?რეიტინგ/, say: 'ჩინეთის რეიტინგი' },
  { old: /ახალი ენერგია/, say: 'ელექტრომობილები' },
  { old: /(?<!\p{L})ნმ(?!\p{L})/u, say: 'ნ·მ' },
  { old: /მაბრუნი მომენტ/, say: 'ბრუნვის მომენტი' },
  { old: /თვლებს შორის/, say: 'ღერძებს შორის' },
  { old: /გაზრდილი სვლის მარაგით/, say: 'EREV ჰიბრიდი' },
  { old: /უგასაღებო დაშვებ/, say: 'უგასაღებო შესვლა' },
  { old: /ზოლის დაცვ/, say: 'ზოლის შენარჩუნება' },
  { old: /მიწოდების პირობ|^მიწოდება \d/, say: 'ტრანსპორტირება, ჩამოსვლა' },
  { old: /ისტორიის ანგარიშ/, say: 'ავტომობილის ისტორია, ისტორიის რეპორტი' },
  { old: /ავტოპარკის ავტომობილ/, say: 'კომერციული გამოყენება' },
  { old: /CCIC ინსპექცი/, say: 'CCIC შემოწმება' },
  { old: /ანაზღაურებად/, say: 'ბრუნდება' },
  { old: /ფასის (?:ყველაზე დიდი )?შემცირებ/, say: 'ფასდაკლება' },
  { old: /რეკლამის განმთავსებ|(?<!\p{L})განმცხადებ/u, say: 'რეკლამა' },
  { old: /მახასიათებლების ცხრილ/, say: 'ტექნიკური მონაცემები' },
  { old: /საჩვენებელ/, say: 'პირობითი, სადემონსტრაციო' },
  { old: /Caravan-ში/, say: 'Caravan-ზე' },
  { old: /ქუქი(?!-ჩანაწერ)/, say: 'ქუქი-ჩანაწერი' },
  { old: /ქსელის მისამართ/, say: 'IP მისამართი' },
  { old: /(?<!\p{L})ბიჯებ/u, say: 'ფასის შეთავაზება' },
  { old: /ნახევრად მქრქალ/, say: 'სატინი' },
  { old: /ფერადი ნახატ/, say: 'ნახატიანი ფირი' },
  { old: /კერამიკული საფარ/, say: 'კერამიკული დაფარვა' },
  { old: /\d %/, say: '12%, without a space' },
];

const isTexts = (path: string): boolean => /\/(?:locales|en|ge)\/(?:[^/]+\/)*[^/]+\.json$/.test(path);
const isCode = (path: string): boolean =>
  /^(?:api|demo|mf-[a-z-]+|shared|shell)\/.*\.tsx?$/.test(path) && !isTestCode(path);

const withoutPlaceholders = (text: string): string => text.replaceAll(/\$?\{+[^}]*\}+/g, '…');

/** Returns the texts of a line: values of a text file, and strings of code that are sentences or Georgian. */
const textsIn = (path: string, line: string): string[] => {
  if (isTexts(path)) {
    return [/^\s*(?:"(?:[^"\\]|\\.)*":\s*)?"((?:[^"\\]|\\.)*)",?$/.exec(line)?.[1] ?? ''];
  }
  return isCode(path) && !/^\s*(?:\/\/|\*|\/\*)/.test(line)
    ? [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)]
        .map(([, quoted, template]) => quoted ?? template ?? '')
        .filter((text) => /\p{Script=Georgian}/u.test(text) || /^\p{Lu}\S* .*\S/u.test(text))
    : [];
};

const termsFor = (text: string): readonly Term[] => (/\p{Script=Georgian}/u.test(text) ? georgian : english);

const oldWordIn = (text: string, { old, except }: Term): string | undefined =>
  old.exec(except === undefined ? text : text.replaceAll(except, ''))?.[0];

const checkFile = ({ path, text }: SourceFile): Finding[] =>
  text.split('\n').flatMap((line, index) =>
    textsIn(path, line)
      .map(withoutPlaceholders)
      .flatMap((sentence) =>
        termsFor(sentence).flatMap((term): Finding[] => {
          const word = oldWordIn(sentence, term);
          return word === undefined
            ? []
            : [{ file: path, line: index + 1, message: `"${word}" is an old term: say "${term.say}"` }];
        }),
      ),
  );

/** Finds words in texts for visitors that another term has replaced. */
export const checkRetiredTerms: Check = (files) => files.flatMap(checkFile);
