// Shows in the form what the address of the check page asks. A few bytes that the page waits for:
// whoever presses the button before the script of the page has come asks about that draw too.
{
  const asked = new URLSearchParams(location.search);
  const form = document.querySelector('#check');
  const { lottery, date: draw, number } = form.elements;
  const date = asked.get('date');
  if (asked.get('lottery')) lottery.value = asked.get('lottery');
  if (date) draw.replaceChildren(new Option(date, date));
  draw.disabled = false;
  const numbers = asked.get('numbers') ?? asked.get('number') ?? '';
  number.value ||= numbers;
  // The program of the page does not come, or not begin in this browser: its form is sent without.
  const send = ({ target }) => {
    const isProgram = target === window || target.type === 'module';
    if (isProgram && !('begun' in form.dataset)) form.submit();
  };
  if (numbers !== '') addEventListener('error', send, true);
}
