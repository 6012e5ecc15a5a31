// Loaded before a process by `--import`. Sets its clock ahead by `?ahead=` milliseconds, so that a test need not wait for another day.
const ahead = Number(new URL(import.meta.url).searchParams.get('ahead'));
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
