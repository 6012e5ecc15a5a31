import { headScript } from '../server/pages/document';
import { takeEarlyEvents } from '../browser/boot/takeEarlyEvents';

const pressed: string[] = [];

// As the document does it.
beforeAll(() => {
  window.eval(headScript);
});

beforeEach(() => {
  pressed.length = 0;
  window.presses = [];
  document.body.innerHTML =
    '<button id="menu"><b>Menu</b></button><form><button id="send">Send</button><button id="more" type="button">+</button></form>';
});

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

const listen = (): void => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.id));
  }
};

it('presses again what was pressed before anything listened, in the same order [PERF-8]', () => {
  document.querySelector('b')?.click();
  element('more').click();
  element('menu').click();
  const again = takeEarlyEvents(window);
  listen();
  again();
  expect(pressed).toEqual(['menu', 'more', 'menu']);
});

it('leaves what works by itself, what is no button and what is gone', () => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  element('send').click();
  document.body.click();
  element('more').click();
  const again = takeEarlyEvents(window);
  listen();
  element('more').remove();
  again();
  expect(pressed).toEqual([]);
});

it('sends a form again that only the site’s code can send', () => {
  document.body.innerHTML = '<form method="dialog"><button id="send">Send</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  element('send').click();
  const again = takeEarlyEvents(window);
  listen();
  again();
  expect(pressed).toEqual(['send']);
});

it('notes nothing more once it has taken them', () => {
  takeEarlyEvents(window);
  element('menu').click();
  const again = takeEarlyEvents(window);
  listen();
  again();
  expect(pressed).toEqual([]);
});
