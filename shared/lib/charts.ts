// The chart library that all remotes share. Loaded with the first interactive chart.
// oxlint-disable-next-line import/no-default-export -- remotes import it as from the package
export { default } from 'highcharts/esm/highcharts.js';
