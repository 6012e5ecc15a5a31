import { headScript } from '../server/pages/document';
import { takeEarlyEvents } from '../browser/boot/takeEarlyEvents';

const clicked: string[] = [];

// Runs the first script of the page.
beforeAll(() => {
  window.eval(headScript);
});

beforeEach(() => {
  clicked.length = 0;
  window.earlyEvents = [];
  document.body.innerHTML =
    '<button id="menu"><b>Menu</b></button><form><button id="send">Send</button><button id="more" type="button">+</button></form>';
});

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

const listen = (): void => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => clicked.push(button.id));
  }
};

it('replays early clicks in their order [PERF-8]', () => {
  document.querySelector('b')?.click();
  element('more').click();
  element('menu').click();
  const replay = takeEarlyEvents(window);
  listen();
  replay();
  expect(clicked).toEqual(['menu', 'more', 'menu']);
});

it('does not replay native submits, clicks beside buttons, and clicks on removed buttons', () => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  element('send').click();
  document.body.click();
  element('more').click();
  const replay = takeEarlyEvents(window);
  listen();
  element('more').remove();
  replay();
  expect(clicked).toEqual([]);
});

it('replays the submit of a dialog form, which needs the site’s code', () => {
  document.body.innerHTML = '<form method="dialog"><button id="send">Send</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  element('send').click();
  const replay = takeEarlyEvents(window);
  listen();
  replay();
  expect(clicked).toEqual(['send']);
});

it('queues nothing after the queue was taken', () => {
  takeEarlyEvents(window);
  element('menu').click();
  const replay = takeEarlyEvents(window);
  listen();
  replay();
  expect(clicked).toEqual([]);
});
