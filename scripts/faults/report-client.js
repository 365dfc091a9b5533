// Filters the report and shows a cell with its picture. The hash contains the filters and the open cell.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const verdicts = new Map(JSON.parse(one('#verdicts').textContent).map((verdict) => [verdict.name, verdict]));
  const dialog = one('#cell');
  const search = one('#search');
  const only = one('#only');

  const view = () => new URLSearchParams(location.hash.slice(1));

  function go(change) {
    const hash = new URLSearchParams(Object.entries({ ...Object.fromEntries(view()), ...change }).filter(([, v]) => v));
    history.replaceState(null, '', `#${hash}`);
    show();
  }

  function show() {
    const { q = '', red = '', cell = '' } = Object.fromEntries(view());
    if (document.activeElement !== search) search.value = q;
    only.checked = red !== '';
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const isMatch = ({ name, problems }) => {
      const text = `${name} ${problems.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word)) && (red === '' || problems.length > 0);
    };
    for (const button of all('.cell')) button.classList.toggle('dim', !isMatch(verdicts.get(button.dataset.name)));
    for (const row of all('[data-matrix] tbody tr')) row.hidden = all('.cell:not(.dim)', row).length === 0;
    for (const item of all('.problems > li'))
      item.hidden = !words.every((w) => item.dataset.text.toLowerCase().includes(w));
    if (verdicts.has(cell)) open(verdicts.get(cell));
    else if (dialog.open) dialog.close();
  }

  function open({ name, problems, duration, picture }) {
    const content = one('#cell-content');
    const add = (tag, properties) => content.appendChild(Object.assign(document.createElement(tag), properties));
    content.replaceChildren();
    add('h2', { textContent: name });
    add('p', { textContent: `${problems.length === 0 ? 'Green' : 'Red'} · ${duration} ms` });
    const list = add('ul', {});
    for (const textContent of problems) list.appendChild(Object.assign(document.createElement('li'), { textContent }));
    add('img', { src: `pictures/${encodeURIComponent(picture)}`, alt: `The page while the fault lasts: ${name}` });
    if (!dialog.open) dialog.showModal();
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-name]');
    if (button) go({ cell: button.dataset.name });
    else if (target === dialog) dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== search && !dialog.open) {
      event.preventDefault();
      search.focus();
    }
  });
  dialog.addEventListener('close', () => go({ cell: '' }));
  search.addEventListener('input', () => go({ q: search.value.trim() }));
  only.addEventListener('change', () => go({ red: only.checked ? '1' : '' }));
  addEventListener('hashchange', show);
  show();
})();
