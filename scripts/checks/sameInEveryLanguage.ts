// Units, codes and names that are the same in English and Georgian. Add a word only if a Georgian newspaper would print it
// in Latin letters.
const words = [
  'Caravan Google Facebook Instagram YouTube TikTok LinkedIn WhatsApp Telegram Excel',
  'VIN FOB CIF CLTC WLTP EPA ISO USD GEL EUR LED ABS ESP GPS USB CSV PDF URL API HTML SMS',
  'SUV MPV EV BEV PHEV HEV EREV LPG CNG km/h km kWh kW Nm hp mph mm cm kg cc rpm MB KB GB ms',
  // Brands that texts use as examples.
  'BMW Toyota Tesla BYD Kia Audi Lexus Honda Ford Hyundai Prius',
].flatMap((line) => line.split(' '));

const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'gu');

/** Removes what needs no translation: placeholders, tags, addresses, units and names. */
export const withoutUntranslatable = (text: string): string =>
  text
    .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[\w-]+\s*\/?>|https?:\/\/\S+|\S+@\S+\.\S+/g, ' ')
    .replaceAll(pattern, ' ');
