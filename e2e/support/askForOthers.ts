import { readSetting } from './setting';

/**
 * Asks for 20 pages a second of sections that are not to be harmed, each fifth drawn anew, until it is told to stop; gives what
 * did not answer whole. As one address it waits while it has as many under way as one may. `pages`: texts by address.
 */
export const askForOthers = (pages: Readonly<Record<string, string>>) => {
  const failed: string[] = [];
  let asked = 0;
  let underWay = 0;
  const ask = async (path: string, text: string): Promise<void> => {
    if (underWay >= 20) return;
    asked += 1;
    underWay += 1;
    const address = asked % 5 === 0 ? `${path}?accountId=${asked}` : path;
    const answer = await fetch(readSetting().origin + address);
    if (answer.status !== 200 || !(await answer.text()).includes(text)) failed.push(`${address} ${answer.status}`);
    underWay -= 1;
  };
  const asking: Promise<void>[] = [];
  const timer = setInterval(
    () => {
      for (const [path, text] of Object.entries(pages)) asking.push(ask(path, text));
    },
    50 * Object.keys(pages).length,
  );
  return async (): Promise<{ failed: string[]; asked: number }> => {
    clearInterval(timer);
    await Promise.all(asking);
    return { failed, asked };
  };
};
