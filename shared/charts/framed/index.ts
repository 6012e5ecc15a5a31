export { followPlots } from './followPlots';
