export const editor = {
  'editor.title': 'Teken een glasraam',
  'editor.hint': 'Teken er zelf een, kijk hoe moeilijk het is en speel ermee',
  'editor.lead': 'Kies wat een vak vraagt en tik dan op de vakken.',
  'editor.needs': 'Wat een vak vraagt',
  'editor.blank': 'Zonder voorwaarde',
  'editor.value': 'Waarde {value}',
  'editor.keys':
    'Toetsen: {colors} voor een kleur, 1 tot 6 voor een waarde, 0 voor geen voorwaarde. Met de pijltjes ga je rond.',
  'editor.clear': 'Alles wissen',
  'editor.from': 'Begin met een gedrukt glasraam',
  'editor.warnings': 'Vakken die niet allebei gevuld kunnen worden',
  'editor.conflict.color':
    '{spaces} vragen allebei {color}. Je kunt er maar een vullen, tenzij {tool} helpt.',
  'editor.conflict.value':
    '{spaces} vragen allebei een {value}. Je kunt er maar een vullen, tenzij {tool} helpt.',
  'editor.tokens': 'Betaalstenen',
  'editor.tokens.hint': 'Bij moeilijkere glasramen krijg je er meer. Meten stelt het voor je in.',
  'editor.measure': 'Moeilijkheid meten',
  'editor.measure.hint':
    'Twee bots spelen met dit glasraam tegen elkaar. Het resultaat wordt vergeleken met de 24 gedrukte glasramen.',
  'editor.queue': {
    one: 'Eerst komt nog {n} ander glasraam.',
    other: 'Eerst komen nog {n} andere glasramen.',
  },
  'editor.measuring': 'Aan het meten… {percent}',
  'editor.result': 'Moeilijkheid {n}. Bots halen {points} punten en laten {empty} vakken leeg.',
  'editor.interval':
    'Gemiddelden met hun 95%-intervallen, uit {n} partijen met elk 4 Betaalstenen.',
  'editor.failed': 'Het glasraam kon niet gemeten worden. Probeer het opnieuw.',
  'editor.name': 'Naam',
  'editor.name.hint': 'Glasramen worden alleen op dit apparaat bewaard.',
  'editor.save': 'Bewaren',
  'editor.saved': 'Bewaarde glasramen',
  'editor.open': '{name} openen',
  'editor.delete': '{name} verwijderen',
  'editor.untitled': 'Mijn glasraam',
  'editor.share': 'Link kopiëren',
  'editor.play': 'Speel ermee',
  'editor.play.hint':
    'Iedereen krijgt dit glasraam. De partij telt niet mee voor statistieken en mijlpalen.',
  'editor.start': 'Beginnen',
} as const;
