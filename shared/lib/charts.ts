// What draws the charts of all sections, and so what the site shares: fetched with the first one that comes into view.
// oxlint-disable-next-line import/no-default-export -- sections import it as they would from the package
export { default } from 'highcharts/esm/highcharts.js';
