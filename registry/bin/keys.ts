import { PublishRefused } from '../src/publish';
import { rotateKey } from './rotateKey';
import { command } from './setting';

// `npm run keys -- rotate <team>` replaces the key of a team. Needs the team's present key.
const [action, team = ''] = process.argv.slice(2);
await command(async () => {
  if (action !== 'rotate') throw new PublishRefused('name what to do: npm run keys -- rotate <team>');
  return rotateKey(team);
});
