/**
 * The 97 wooden window and door frames of a real apartment building in Nijmegen, read from the file "ROOT-houten
 * kozijnen.ifc" of the open Schependomlaan data set (data owners Hendriks, ROOT and others, CC BY 4.0; this line stays
 * wherever the data goes). The model gives no weights: they are derived, area times 32 kg/m² (windows) or 38 kg/m²
 * (doors). A text, so that it is bundled.
 */
export const schependomlaanFrames = `position,type,category,width_mm,height_mm,depth_mm,weight_kg,area_m2,quantity
A,timber door frame,2,1210,2656,114,122.1,3.214,1
A1sp,timber door frame,2,1210,2656,114,122.1,3.214,1
A2,timber door frame,2,1034,2596,114,102.0,2.684,1
A2sp,timber door frame,2,1034,2596,114,102.0,2.684,1
A3,timber door frame,2,1016,2640,114,101.9,2.682,3
A3sp,timber door frame,2,1016,2640,114,101.9,2.682,4
A4,timber door frame,2,1016,2450,114,94.6,2.489,1
A5,timber door frame,2,1034,2608,114,102.5,2.697,1
A6,timber door frame,2,1470,2608,114,145.7,3.834,1
B1,timber window frame,1,1210,1850,114,71.6,2.239,7
B1-R,timber window frame,1,1210,1850,114,71.6,2.239,5
B1sp,timber window frame,1,1210,1850,114,71.6,2.239,4
B1sp-R,timber window frame,1,1210,1850,114,71.6,2.239,8
B2-R,timber window frame,1,1210,1790,114,69.3,2.166,2
B2sp,timber window frame,1,1210,1790,114,69.3,2.166,1
C,timber window frame,1,1210,1330,114,51.5,1.609,3
C-R,timber window frame,1,1210,1330,114,51.5,1.609,3
Csp,timber window frame,1,1210,1330,114,51.5,1.609,3
Csp-R,timber window frame,1,1210,1330,114,51.5,1.609,4
D,timber window frame,1,916,1760,114,51.6,1.612,1
Dsp,timber window frame,1,916,1760,114,51.6,1.612,2
E1-R,timber door frame,2,2470,2656,114,249.3,6.56,2
E2-R,timber door frame,2,2540,2176,114,210.0,5.527,2
E3-R,timber door frame,2,2860,2640,114,286.9,7.55,1
E4-R,timber door frame,2,2860,2616,114,284.3,7.482,1
E5-R,timber door frame,2,2540,2282,114,220.3,5.796,2
F-R,timber door frame,2,1715,2466,114,160.7,4.229,4
G,timber window frame,1,1715,1866,114,102.4,3.199,4
H,timber door frame,2,1715,2688,114,175.2,4.61,4
J,timber window frame,1,900,1500,114,43.2,1.35,2
Jsp,timber window frame,1,900,1500,114,43.2,1.35,2
K,timber window frame,1,940,1760,114,52.9,1.654,3
Ksp,timber window frame,1,940,1760,114,52.9,1.654,2
L-R,timber window frame,1,916,1742,114,51.1,1.596,2
Lsp-R,timber window frame,1,916,1742,114,51.1,1.596,2
M,timber window frame,1,1210,1850,114,71.6,2.239,3
N,timber window frame,1,778,1790,114,44.6,1.393,4
`;

/** The attribution that the licence asks for, short enough for an order. */
export const schependomlaanAttribution =
  'Schependomlaan data set, ROOT-houten kozijnen.ifc (Hendriks, ROOT and others, CC BY 4.0)';
