export type { Arrival } from './arriving-load';
export { LoadViewer, type LoadViewerProps } from './load-viewer';
export type { FaceOf, FaceRect, LoadFace, LoadView, ViewerTruck, ViewerTruckPallet } from './viewer-types';
