// Loaded before a server of the site (`--import`): its clock is CLOCK_AHEAD_MS milliseconds ahead, so that a test need not wait for another day.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + ahead]));
  }

  static now() {
    return Right.now() + ahead;
  }
};
