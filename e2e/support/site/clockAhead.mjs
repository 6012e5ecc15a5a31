// Loaded before a server of the site (`--import`): its clock is as many milliseconds ahead as `?ahead=` of this file's address says, so that a test need not wait for another day.
const ahead = Number(new URL(import.meta.url).searchParams.get('ahead'));
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + ahead]));
  }

  static now() {
    return Right.now() + ahead;
  }
};
