import { runCommand } from '../../command';
import { personCommand } from './command';

runCommand('person', personCommand(process.argv.slice(2)));
