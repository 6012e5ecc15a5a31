import { temporaryFolder } from '../src/testing/builds';
import { prune } from './prune';

const folder = temporaryFolder();

describe('npm run registry -- prune', () => {
  let said = '';
  const data = process.env['CARAVAN_DATA'];
  beforeEach(() => {
    said = '';
    process.env['CARAVAN_DATA'] = folder.path;
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        said += String(text);
        return true;
      });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
    if (data === undefined) delete process.env['CARAVAN_DATA'];
    else process.env['CARAVAN_DATA'] = data;
  });

  it.each([undefined, '', '30', 'd', '30w', '-1d', '1.5h'])('asks how old where it is told "%s"', async (age) => {
    await prune(age);
    expect([said, process.exitCode]).toEqual([expect.stringContaining('How old?'), 2]);
  });

  it.each(['30d', '12h'])('takes days and hours: %s', async (age) => {
    await prune(age);
    expect(said).toContain(`0 versions removed that nothing has referred to for ${age}`);
    expect(process.exitCode).toBeUndefined();
  });
});
