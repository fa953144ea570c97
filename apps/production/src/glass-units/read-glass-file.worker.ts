import '@mullion/spreadsheet/in-thread';
