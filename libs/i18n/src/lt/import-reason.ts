import type { importReason as en } from '../en/import-reason';
import type { Shape } from '../shape';

export const importReason: Shape<typeof en> = {
  'import.empty': 'Faile nėra eilučių.',
  'import.unreadable': 'Failo nepavyksta perskaityti kaip {{format}}.',
  'import.too_many_rows': 'Eilučių gali būti iki {{max}}.',
  'import.missing_column': 'Trūksta stulpelio „{{column}}“.',
  'import.unknown_column': 'Stulpelio „{{column}}“ nėra.',
  'import.required': 'Reikia reikšmės.',
  'import.not_a_number': '„{{value}}“ nėra skaičius.',
  'import.not_whole': '„{{value}}“ nėra sveikasis skaičius.',
  'import.out_of_range': '„{{value}}“ nėra tarp {{min}} ir {{max}}.',
  'import.too_long': 'Per ilgas: ženklų gali būti iki {{max}}.',
  'import.not_a_choice': '„{{value}}“ nėra viena iš reikšmių: {{choices}}.',
  'import.order_missing': 'Nėra užsakymo numerio – nei eilutėje, nei numatytojo.',
  'import.duplicate_column': 'Stulpelis „{{column}}“ yra du kartus.',
  'import.too_many_products': 'Gaminių viename faile gali būti iki {{max}}.',
  'import.differs': '„{{value}}“ skiriasi nuo to paties užsakymo {{first}} eilutės.',
  'import.product_locked': 'Pozicija {{value}} yra ant uždarytos paletės, atnaujinti negalima.',
  'import.other_order': 'Eilutė skirta užsakymui {{value}}, o pridedama prie užsakymo {{order}}.',
  'import.mark_known': 'Pozicija {{value}} užsakyme jau yra, {{other}}; čia – {{size}}.',
  'import.order_locked': 'Užsakymas {{value}} jau supakuotas arba išvežtas, atnaujinti negalima.',
  'import.cell_error': 'Lentelė šio langelio neapskaičiavo: {{value}}. Pataisykite formulę arba įrašykite reikšmę.',
  'import.merged':
    'Langelis sujungtas su esančiu aukščiau („{{value}}“). Išskaidykite langelius ir užpildykite kiekvieną.',
  'import.too_many_values':
    'Eilutės reikšmių yra {{count}}, antraščių – {{heads}}: reikšmės atsidūrė po kitomis antraštėmis. Reikšmę su kableliu rašykite kabutėse.',
  'import.too_few_values':
    'Eilutės reikšmių yra {{count}}, antraščių – {{heads}}: reikšmės galėjo atsidurti po kitomis antraštėmis. Pridėkite trūkstamus skirtukus.',
  'import.not_a_day': '„{{value}}“ nėra diena. Rašykite taip: 2027-01-31.',
  'import.position_unclear':
    'Pozicija {{value}} pasikartoja su skirtingais gaminiais: neaišku, kurį jų reiškia ši eilutė. Pakeiskite ranka.',
  'import.decision_needed': 'Su pozicija {{value}} jau kai kas padaryta: nuspręskite, ar ji keičiasi.',
  'import.decision_impossible': 'Su pozicija {{value}} to padaryti nebegalima. Nuspręskite iš naujo.',
  'import.product_fixed': 'Pozicija {{value}} pakrauta, išvykusi arba atšaukta: ji gali tik likti, kokia yra.',
  'import.barcode_unknown':
    'Nė vienas šio užsakymo gaminys neturi brūkšninio kodo {{value}}, arba jį nurodo ir kita eilutė.',
  'import.barcode_of_many': 'Brūkšninis kodas {{value}} yra vieno gaminio: kiekis turi būti 1.',
  'import.no_right_to_delete':
    'Pagal failą būtų ištrintas pozicijos {{value}} gaminys, o trinti gaminių neturite teisės.',
  'import.other_customer':
    'Užsakymo klientas yra „{{current}}“, faile – „{{value}}“. Užsakymo klientą keičia tik administratorius.',
  'import.address_dropped': 'Su nauju klientu užsakymas netektų adreso „{{value}}“. Įrašykite adresą į failą.',
  'import.offer_is_number': 'Kito numerio nei pasiūlymas „{{value}}“ šis užsakymas neturi; failu jis nekeičiamas.',
  'import.order_letters':
    'Etiketės brūkšniai ženklų {{letters}} neperteikia („{{value}}“): pirmieji septyni užsakymo numerio ženklai gali būti raidės nuo A iki Z, skaitmenys ir skyrybos ženklai.',
  'import.is_date':
    'Skaičiuoklė reikšmę pavertė data {{value}}. Stulpeliui parinkite teksto formatą ir įrašykite reikšmę iš naujo.',
  'import.is_negative':
    '„{{value}}“ yra neigiamas skaičius. Stulpeliui parinkite teksto formatą ir įrašykite reikšmę iš naujo.',
  'import.characters': '„{{value}}“ yra nematomų ženklų. Įveskite iš naujo.',
  'import.too_many_decimals': '„{{value}}“: skaitmenų po kablelio gali būti iki {{max}}.',
  'import.quote_not_closed': 'Čia atidarytos ir neuždarytos kabutės.',
  'import.new_customer': 'Kliento „{{value}}“ dar nėra, o teisės pridėti klientų neturite.',
  'import.new_address': 'Klientas dar neturi adreso „{{value}}“, o teisės pridėti adresų neturite.',
  'import.no_such_position': 'Šiame užsakyme nėra gaminio eilutės, kurios pozicija „{{value}}“.',
  'import.fitting_twice': 'Šios furnitūros laukas „{{value}}“ yra du kartus; furnitūra prasideda {{first}} eilutėje.',
  'import.fitting_differs': '„{{value}}“ skiriasi nuo tos pačios furnitūros {{first}} eilutės.',
  'import.too_many_fittings': 'Furnitūros kodų vienoje pozicijoje gali būti iki {{max}}.',
  'import.too_many_fields': 'Vienos furnitūros laukų gali būti iki {{max}}.',
  'import.web_page':
    'Tai tinklalapis, pavadintas skaičiuoklės failu, ir jo lentelė – ne užsakymas. Atverkite jį skaičiuokle ir įrašykite kaip xlsx.',
  'import.scientific':
    'Skaičiuoklė skaičių sutrumpino iki „{{value}}“. Stulpeliui parinkite teksto formatą ir įrašykite reikšmę iš naujo.',
  'import.apostrophe': '„{{value}}“ prasideda apostrofu. Jei jis ne teksto dalis, pašalinkite jį.',
  'import.shown_otherwise':
    'Langelis rodo „{{value}}“, bet jame yra {{number}}: kuris teisingas? Stulpeliui parinkite skaičiaus formatą.',
  'import.merged_across':
    'Langelis sujungtas su esančiu kairėje („{{value}}“). Išskaidykite langelius ir užpildykite kiekvieną.',
  'import.missing_head': 'Faile nėra antraštės „{{value}}“.',
  'import.no_such_sheet': 'Faile nėra lapo „{{value}}“. Jo lapai: {{sheets}}.',
  'import.encoding_unsure': 'Failas nepasako, kokia koduote įrašytos raidės. Kuris užrašas teisingas? {{samples}}',
  'import.too_many_columns': 'Iš failo skaitoma stulpelių: {{max}}; kai kurių reikalingų tarp jų nėra.',
  'import.not_a_week': '„{{value}}“ nėra savaitė. Rašykite taip: 2027-W01.',
  'import.week_alone':
    'Eilutėje yra savaitė {{value}}, bet nėra dienos: pristatymo data bus jos penktadienis, {{date}}.',
  'import.week_differs': 'Pristatymo data {{date}} nėra {{value}} savaitėje.',
  'import.no_such_contact':
    'Klientas neturi kontakto „{{value}}“. Pirmiausia pridėkite kontaktą arba pataisykite vardą ar el. paštą.',
  'import.unusual_size':
    '{{value}} mm – neįprasta: tikėtasi nuo {{min}} iki {{max}} mm. Ar teisingas matavimo vienetas?',
  'import.unusual_mass': '{{value}} kg – neįprasta: tikėtasi iki {{max}} kg.',
  'import.unusual_mass_of_area':
    '{{value}} kg yra {{each}} kg viename m² – neįprasta: tikėtasi nuo {{min}} iki {{max}}.',
  'import.too_many_questions':
    'Neįprastų reikšmių: {{count}}, o peržiūrėti galima iki {{max}}. Ar teisingas stulpelio matavimo vienetas?',
  'import.no_such_row': 'Eilutės su šiuo numeriu po antrašte nėra.',
  'import.order_below':
    'Eilutėje užsakymo nėra: virš jos – {{above}}, o visam failui nurodytas {{value}}, ir ji priklausys jam.',
  'import.hidden_row': 'Skaičiuoklė šios eilutės nerodo: ji paslėpta arba neatitinka filtro.',
  'import.hidden_column': 'Skaičiuoklė stulpelio „{{value}}“ nerodo: jis paslėptas.',
  'import.unusual_area': '{{value}} m² neatitinka matmenų: pagal juos yra {{computed}} m².',
  'import.unusual_date': '{{value}} nuo šiandienos skiria keleri metai.',
  'import.mark_twice': 'Pozicija {{value}} čia yra {{size}}, o {{first}} eilutėje – {{other}}.',
  'import.letters': 'Lapuose ir etiketėse iš „{{value}}“ ženklų {{letters}} matysis tik jų numeriai.',
  other: 'Netinka ({{code}}).',
};
