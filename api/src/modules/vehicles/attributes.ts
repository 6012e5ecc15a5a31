import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import { formatMonth, formatNumber } from '@caravan/shared/format';
import type { VehicleSpecs } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { spoken } from '../../envelope/context';
import { wordOf } from './words';

type Show = (value: string | number, language: Language, specs: VehicleSpecs) => string;

interface Line {
  readonly code: string;
  readonly en: string;
  readonly ge: string;
  readonly show: Show;
}

interface Group {
  readonly en: string;
  readonly ge: string;
  readonly lines: readonly Line[];
}

const noBreak = '\u00A0';

const plain: Show = (value) => String(value);
const word: Show = (value, language) => wordOf(String(value), language);
const month: Show = (value, language) => formatMonth(String(value), language);
const inUnit =
  (en: string, ge: string): Show =>
  (value, language) =>
    `${formatNumber(value, language, { maximumFractionDigits: 1 })}${noBreak}${spoken(language, en, ge)}`;

const metricHorsepower = 1.359_62;

const power: Show = (value, language, specs) => {
  const horses = inUnit('hp', 'ცხ. ძ.')(Math.round(Number(value) * metricHorsepower), language, specs);
  return `${inUnit('kW', 'კვტ')(value, language, specs)} (${horses})`;
};

const range: Show = (value, language, specs) => {
  const cycle = specs['rangeCycle'];
  const distance = inUnit('km', 'კმ')(value, language, specs);
  return typeof cycle === 'string' ? `${distance} (${cycle})` : distance;
};

const gearbox: Show = (value, language, specs) => {
  const kind = wordOf(String(value), language);
  const gears = specs['gears'];
  return typeof gears === 'number' ? `${kind}, ${String(gears)} ${spoken(language, 'gears', 'სიჩქარე')}` : kind;
};

const millimetres = inUnit('mm', 'მმ');
const litres = inUnit('L', 'ლ');

/** All attributes of vehicles, in the order of the page. */
const groups: readonly Group[] = [
  {
    en: 'General',
    ge: 'ზოგადი',
    lines: [
      { code: 'brand', en: 'Brand', ge: 'მარკა', show: plain },
      { code: 'model', en: 'Model', ge: 'მოდელი', show: plain },
      { code: 'series', en: 'Series', ge: 'სერია', show: plain },
      { code: 'year', en: 'Year', ge: 'გამოშვების წელი', show: plain },
      { code: 'body', en: 'Body type', ge: 'ძარის ტიპი', show: word },
      { code: 'doors', en: 'Doors', ge: 'კარები', show: plain },
      { code: 'seats', en: 'Seats', ge: 'ადგილების რაოდენობა', show: plain },
      { code: 'steering', en: 'Steering wheel', ge: 'საჭე', show: word },
    ],
  },
  {
    en: 'Engine and drive',
    ge: 'ძრავი და ტრანსმისია',
    lines: [
      { code: 'fuel', en: 'Fuel type', ge: 'საწვავის ტიპი', show: word },
      { code: 'engineCc', en: 'Engine volume', ge: 'ძრავის მოცულობა', show: inUnit('cm³', 'სმ³') },
      { code: 'power', en: 'Power', ge: 'სიმძლავრე', show: power },
      { code: 'torque', en: 'Torque', ge: 'ბრუნვის მომენტი', show: inUnit('N·m', 'ნ·მ') },
      { code: 'gearbox', en: 'Gearbox', ge: 'გადაცემათა კოლოფი', show: gearbox },
      { code: 'drive', en: 'Drive', ge: 'წამყვანი თვლები', show: word },
      { code: 'zeroTo100', en: '0–100 km/h', ge: '0–100 კმ/სთ', show: inUnit('s', 'წმ') },
    ],
  },
  {
    en: 'Consumption and range',
    ge: 'ხარჯი და სვლის მარაგი',
    lines: [
      { code: 'consumption', en: 'Fuel consumption', ge: 'საწვავის ხარჯი', show: inUnit('L/100 km', 'ლ/100 კმ') },
      { code: 'battery', en: 'Battery capacity', ge: 'ბატარეის ტევადობა', show: inUnit('kWh', 'კვტ·სთ') },
      { code: 'range', en: 'Electric range', ge: 'სვლის მარაგი ელექტროობით', show: range },
    ],
  },
  {
    en: 'Dimensions',
    ge: 'გაბარიტები',
    lines: [
      { code: 'length', en: 'Length', ge: 'სიგრძე', show: millimetres },
      { code: 'width', en: 'Width', ge: 'სიგანე', show: millimetres },
      { code: 'height', en: 'Height', ge: 'სიმაღლე', show: millimetres },
      { code: 'wheelbase', en: 'Wheelbase', ge: 'ღერძებს შორის მანძილი', show: millimetres },
      { code: 'clearance', en: 'Ground clearance', ge: 'კლირენსი', show: millimetres },
      { code: 'boot', en: 'Boot', ge: 'საბარგული', show: litres },
    ],
  },
  {
    en: 'Documents and condition',
    ge: 'საბუთები და მდგომარეობა',
    lines: [
      { code: 'odometer', en: 'Odometer', ge: 'გარბენი', show: inUnit('km', 'კმ') },
      { code: 'vin', en: 'VIN', ge: 'VIN კოდი', show: plain },
      { code: 'origin', en: 'Came from', ge: 'საიდან ჩამოვიდა', show: word },
      { code: 'customs', en: 'Customs', ge: 'განბაჟება', show: word },
      { code: 'inspection', en: 'Technical inspection until', ge: 'ტექდათვალიერების ვადა', show: month },
      { code: 'serviceBook', en: 'Service book', ge: 'სერვისის წიგნაკი', show: word },
      { code: 'keys', en: 'Keys', ge: 'გასაღები', show: plain },
    ],
  },
  {
    en: 'Comfort',
    ge: 'კომფორტი',
    lines: [
      { code: 'interior', en: 'Interior colour', ge: 'სალონის ფერი', show: word },
      { code: 'upholstery', en: 'Upholstery', ge: 'სალონის მასალა', show: word },
      { code: 'seatHeating', en: 'Seat heating', ge: 'სავარძლების გათბობა', show: word },
      { code: 'climate', en: 'Climate', ge: 'კონდიცირება', show: word },
      { code: 'cruise', en: 'Cruise control', ge: 'კრუიზ-კონტროლი', show: word },
      { code: 'parkingAid', en: 'Parking aid', ge: 'პარკირების ასისტენტი', show: word },
      { code: 'keyless', en: 'Keyless entry', ge: 'უგასაღებო შესვლა', show: word },
      { code: 'roof', en: 'Sunroof', ge: 'ლუქი', show: word },
      { code: 'screen', en: 'Screen', ge: 'ეკრანი', show: inUnit('in', 'დიუმი') },
      { code: 'wheels', en: 'Wheels', ge: 'დისკები', show: inUnit('in', 'დიუმი') },
    ],
  },
  {
    en: 'Safety',
    ge: 'უსაფრთხოება',
    lines: [
      { code: 'airbags', en: 'Airbags', ge: 'უსაფრთხოების ბალიშები', show: plain },
      { code: 'blindSpot', en: 'Blind spot monitor', ge: 'ბრმა ზონის კონტროლი', show: word },
      { code: 'laneAssist', en: 'Lane assist', ge: 'ზოლის შენარჩუნება', show: word },
      { code: 'headlights', en: 'Headlights', ge: 'ფარები', show: word },
    ],
  },
];

const lines: ReadonlyMap<string, Line> = new Map(
  groups.flatMap((group) => group.lines.map((line): [string, Line] => [line.code, line])),
);

/** Label and value of a line; undefined if it does not apply to the vehicle. An unknown value is null. */
const shownLine = ({ code, en, ge, show }: Line, specs: VehicleSpecs, language: Language) => {
  const value = specs[code];
  return value === undefined
    ? undefined
    : { key: spoken(language, en, ge), value: value === null ? null : show(value, language, specs) };
};

/** All attributes of a vehicle, without those that do not apply. */
export const attributesOf = (specs: VehicleSpecs, language: Language): VehicleAttribute[] =>
  groups.flatMap((group) =>
    group.lines.flatMap((line) => {
      const shown = shownLine(line, specs, language);
      return shown === undefined ? [] : [{ code: line.code, group: spoken(language, group.en, group.ge), ...shown }];
    }),
  );

/** Label and value of one attribute; undefined if it does not apply to the vehicle. */
export const attributeOf = (specs: VehicleSpecs, code: string, language: Language) => {
  const line = lines.get(code);
  return line && shownLine(line, specs, language);
};
